// A place that cannot be drawn says so, and there is a way out: the rest of the page goes on.
import { url } from "./base.js";
import { Component } from "preact";
import { html } from "./html.js";
import { t } from "./text.js";

/** @extends {Component<{children?: any}, {failed: boolean}>} */
export class Boundary extends Component {
  constructor() {
    super();
    this.state = { failed: false };
  }

  /** @param {unknown} error */
  componentDidCatch(error) {
    console.error(error);
    this.setState({ failed: true });
  }

  render() {
    return this.state.failed ? html`<${Broken} />` : this.props.children;
  }
}

const Broken = () => html`<div class="place"><main>
  <p class="notice error" role="alert">${t("page-broken")} <button onClick=${() => location.reload()}>${t("page-reload")}</button> <a href=${url("/")}>${t("page-home")}</a></p>
</main></div>`;
