import { Component, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { readAhead } from "@/lib/client/read-ahead";
import { fetchAhead } from "@/lib/ui/page/later";
import PageError from "../error";
import { OnEveryPage } from "../on-every-page";
import { TableScreen } from "./table-screen";

interface Thrown {
  readonly thrown?: { readonly error: unknown } | undefined;
}

/** What Next does around a page, as far as the table needs it: it says so when something throws. */
class Guarded extends Component<{ readonly children: ReactNode }, Thrown> {
  override state: Thrown = {};

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    if (!thrown) return this.props.children;
    return <PageError error={thrown.error} retry={() => this.setState({ thrown: undefined })} />;
  }
}

/** How long the table has the device and its network to itself before parts are loaded ahead, in milliseconds. */
const settled = 2_000;

// Where the service worker answers, parts come from this device and open at once. Where there is none, as over plain
// http, the network may be gone when a part is opened. Only on a first visit the worker is still fetching them itself.
if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller)
  window.setTimeout(() => void fetchAhead(), settled);

/**
 * How long the document may stand as it came, saying that it is loading, before the table is drawn without its game:
 * in milliseconds. A game that is on this device is read in less.
 */
const reading = 300;

function draw(): void {
  const place = document.getElementById("table");
  if (!place) return;
  createRoot(place).render(
    <>
      <Guarded>
        <TableScreen />
      </Guarded>
      <OnEveryPage />
    </>,
  );
}

const game = new URLSearchParams(window.location.search).get("game");
const timeout = new Promise((resolve) => window.setTimeout(resolve, reading));
void Promise.race([game ? readAhead(game) : undefined, timeout]).finally(draw);
