// Runs in <head> before the first paint: theme, consent, and the scripts. docs/decisions/012 and 040 have the figures.
{
  const { dataset } = document.documentElement
  const { entry, modules } = document.currentScript.dataset
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') {
      dataset.theme = theme
      for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = meta.dataset[theme]
    }
    // The consent bar is part of every document; the sheet hides it if the visitor has decided.
    if (/^(?:accepted|rejected)$/.test(localStorage.getItem('cookieConsent'))) dataset.decided = ''
  } catch {}

  // A press on the bar is stored at once: its own code (features/consent) comes later, or never, and reads `decided`.
  addEventListener('click', ({ target }) => {
    const { choice } = target.closest('[data-choice]')?.dataset ?? {}
    if (choice === undefined) return
    dataset.decided = choice
    if (choice === 'choose') return
    try {
      localStorage.setItem('analyticsCookies', choice === 'accepted')
      localStorage.setItem('advertisingCookies', choice === 'accepted')
      localStorage.setItem('cookieConsent', choice)
    } catch {}
  })

  // Scripts and pictures after the first paint: it comes at 1.2 s in place of 3.0 on a slow phone.
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  const painted = new Promise((resolve) => {
    const report = (list) => list.getEntriesByName('first-contentful-paint').forEach(resolve)
    new PerformanceObserver(report).observe({ type: 'paint', buffered: true })
    // A hidden tab paints nothing, and not every browser reports its first paint.
    if (document.visibilityState === 'hidden') resolve()
    setTimeout(resolve, 3000)
  })
  const addLink = (rel, href) => document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  // A page that runs, or into which a visitor has typed, is not loaded again.
  let isInUse = false
  const load = async () => {
    // All modules are requested at once, because one that is found late costs a slow phone a round trip of 150 ms.
    // Imports would block it for 15 to 50 ms more than links do. Safari 16 ignores these links.
    for (const file of modules.split(' ')) addLink('modulepreload', file)
    try {
      await import(entry)
      isInUse = true
    } catch (error) {
      // The page works as it does without scripts. One that throws would do so again: a reloaded page tries no more.
      delete dataset.scripts
      reportError(error)
      recover(performance.getEntriesByType('navigation')[0]?.type === 'navigate')
    }
  }

  // The retry policy of src/web/live/retry.ts, when no module can be loaded: after a tunnel or a restart the document
  // comes again, because many browsers remember that a module failed.
  const recover = async (mayReload) => {
    for (let delay = 4000; !isInUse; delay = Math.min(2 * delay, 600_000)) {
      await new Promise((resolve) => {
        setTimeout(resolve, delay)
        addEventListener('online', resolve)
      })
      const { status } = await fetch(entry).catch(() => ({}))
      if (status < 500) return mayReload && !isInUse && location.reload()
      mayReload = true
    }
  }

  // Below the floor (scripts/browser-floor.ts) the page stays as it was sent. The first is there since iOS 16.4 and
  // Firefox 93, the second since Chrome 105 and Firefox 103.
  if ('attachInternals' in HTMLElement.prototype && CSS.supports('selector(:modal)')) {
    dataset.scripts = ''
    // Pictures wait for the first paint, too, unless a worker has them.
    if (!navigator.serviceWorker?.controller) dataset.bare = ''
    painted.then(() => {
      delete dataset.bare
      addLink('manifest', '/manifest.webmanifest')
    })
    // In development there is no entry.
    if (entry !== undefined) {
      Promise.all([painted, parsed]).then(load)
      addEventListener('input', () => (isInUse = true))
      // Some browsers never report what became of the imports of a page that was left meanwhile.
      addEventListener('pageshow', ({ persisted }) => persisted && recover(true))
    }
  }
}
