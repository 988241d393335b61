"""Ask the kernel how far away the other end of a TCP connection is: acknowledgements are sent by no page or program."""

import socket
import struct
import sys
from typing import Any

SMALLEST_AT = 148  # bytes: `tcpi_min_rtt` of Linux' `struct tcp_info`, in microseconds, over the last five minutes
UNKNOWN = 0xFFFF_FFFF


def smallest_round_trip(sock: Any) -> float | None:
    """Return the smallest round trip of a connection in milliseconds; None where no kernel tells it."""
    if sys.platform != "linux" or sock is None or sock.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    try:
        info = sock.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, SMALLEST_AT + 4)
    except OSError:  # it has just been closed
        return None
    if len(info) < SMALLEST_AT + 4:  # an older kernel
        return None
    (microseconds,) = struct.unpack_from("=I", info, SMALLEST_AT)
    return None if microseconds == UNKNOWN else microseconds / 1000
