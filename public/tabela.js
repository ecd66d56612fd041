// Runs in <head> of the board in the shop window (src/web/window-board), and goes on when nothing else does.
{
  const { dataset } = document.documentElement
  const ANEW_MS = 60_000
  const LOOK_MS = 15_000
  const DEAD_AFTER_MS = 120_000

  // As in head.js: below the floor (scripts/browser-floor.ts), where no other script would run, the page is read as it
  // was sent, and asked for again, as without any script.
  const isYoung = 'attachInternals' in HTMLElement.prototype && CSS.supports('selector(:modal)')
  if (isYoung) {
    // From here on no figure shows before the board itself has judged its age: what was sent may come out of a cache.
    dataset.scripts = ''
    setInterval(() => {
      if (performance.now() - Number(dataset.beat || 0) < DEAD_AFTER_MS) return
      // Without an answer the board stays, without its figures: a browser's own page of errors would stay for ever.
      fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
        ({ status }) => status < 500 && location.reload(),
        () => {},
      )
    }, LOOK_MS)
  } else {
    setTimeout(() => location.reload(), ANEW_MS)
  }
}
