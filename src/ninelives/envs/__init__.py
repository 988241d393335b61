"""The rulebooks for researchers: observation tensors, batches, and the environments of other libraries."""
