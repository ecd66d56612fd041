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

  // A press on the bar is stored at once, because the bar's own code (features/consent) loads later and may fail.
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

  // Scripts and pictures load after the first paint, which is then at 1.2 s instead of 3.0 s on a slow phone.
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))
  const painted = new Promise((resolve) => {
    const report = (list) => list.getEntriesByName('first-contentful-paint').forEach(resolve)
    new PerformanceObserver(report).observe({ type: 'paint', buffered: true })
    // A hidden tab paints nothing, and not every browser reports its first paint.
    if (document.visibilityState === 'hidden') resolve()
    setTimeout(resolve, 3000)
  })
  const addLink = (rel, href) => document.head.append(Object.assign(document.createElement('link'), { rel, href }))
  // True if the page runs or a visitor has typed into it. It is then not reloaded.
  let isInUse = false
  const load = async () => {
    // All modules are requested at once, because one that is found late costs a slow phone a round trip of 150 ms.
    // Imports would block it for 15 to 50 ms more than links do. Safari 16 ignores these links.
    for (const file of modules.split(' ')) addLink('modulepreload', file)
    try {
      await import(entry)
      isInUse = true
    } catch (error) {
      // The page now works as it does without scripts. It reloads once only, because a script that throws would do so
      // again.
      delete dataset.scripts
      reportError(error)
      recover(performance.getEntriesByType('navigation')[0]?.type === 'navigate')
    }
  }

  // The retry policy of src/web/live/retry.ts, which cannot be loaded here. The document is reloaded, because many
  // browsers cache the failure of a module.
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

  // A browser below the floor (scripts/browser-floor.ts) keeps the server's HTML. The first feature exists since iOS 16.4
  // and Firefox 93, the second since Chrome 105 and Firefox 103.
  if ('attachInternals' in HTMLElement.prototype && CSS.supports('selector(:modal)')) {
    dataset.scripts = ''
    // Pictures wait for the first paint, unless a service worker has them.
    if (!navigator.serviceWorker?.controller) dataset.bare = ''
    painted.then(() => {
      delete dataset.bare
      addLink('manifest', '/manifest.webmanifest')
    })
    // In development there is no entry.
    if (entry !== undefined) {
      Promise.all([painted, parsed]).then(load)
      addEventListener('input', () => (isInUse = true))
      // If a visitor leaves during an import, some browsers never settle it.
      addEventListener('pageshow', ({ persisted }) => persisted && recover(true))
    }
  }
}
