"use client";

import type { BaseLanguage } from "@/lib/i18n/language";

const year = 60 * 60 * 24 * 365;

/** Whether the page can be reloaded: by the service worker, or by a server that answers. */
async function canReload(): Promise<boolean> {
  if ("serviceWorker" in navigator && navigator.serviceWorker.controller) return true;
  try {
    return (await fetch(window.location.href, { method: "HEAD", cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/**
 * Changes the language of this device and reloads the page in it; drafts are kept. False if the page cannot be reloaded
 * now: the language then changes with the next page. The server and the service worker read the cookie; in browsers
 * that show workers no cookies, the worker reads the cache.
 */
export async function chooseLanguage(language: BaseLanguage): Promise<boolean> {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API.
  document.cookie = `language=${language}; path=/; max-age=${year}; SameSite=Lax`;
  try {
    const cache = await caches.open("pipkeeper-language");
    await cache.put("/language", new Response(language));
  } catch {
    // Over plain http, and if the browser stores nothing, there is no service worker either.
  }
  if (!(await canReload())) return false;
  const here = new URL(window.location.href);
  here.searchParams.delete("lang");
  window.history.replaceState(window.history.state, "", here);
  window.location.reload();
  return true;
}
