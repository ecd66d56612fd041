// Runs in <head> of the window board (src/web/window-board), also if the board's own script fails.
{
  const { dataset } = document.documentElement
  const RELOAD_MS = 60_000
  const CHECK_MS = 15_000
  const MAX_SILENCE_MS = 120_000

  // The same check as in head.js. A browser below the floor (scripts/browser-floor.ts) shows the server's HTML and
  // reloads it, as a browser without scripts does.
  const isSupported = 'attachInternals' in HTMLElement.prototype && CSS.supports('selector(:modal)')
  if (isSupported) {
    // The sheet hides all figures until the board has checked their age, because the document may be from a cache.
    dataset.scripts = ''
    setInterval(() => {
      if (performance.now() - Number(dataset.beat || 0) < MAX_SILENCE_MS) return
      // Without an answer the board stays, without its figures: it would never recover from a browser's error page.
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500 && location.reload(),
        () => {},
      )
    }, CHECK_MS)
  } else {
    setTimeout(() => location.reload(), RELOAD_MS)
  }
}
