// Runs in <head> before the first paint. It sets the theme, stores a press on the consent bar, and loads the scripts.
{
  const { dataset } = document.documentElement
  try {
    // Before the first paint, so that a chosen theme never flashes the other one.
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') {
      dataset.theme = theme
      for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = meta.dataset[theme]
    }
    // The consent bar is part of every document; the sheet hides it if the visitor has decided.
    if (/^(?:accepted|rejected)$/.test(localStorage.getItem('cookieConsent'))) dataset.decided = ''
  } catch {}

  // The first press on the bar is stored at once: its own code may come seconds later, or never. That code reads
  // `data-decided`, too, and opens the dialog for `choose` (features/consent/Consent.tsx).
  document.addEventListener('click', ({ target }) => {
    const { choice } = target.closest('[data-choice]')?.dataset ?? {}
    if (choice === undefined) return
    dataset.decided = choice
    if (choice === 'choose') return
    const accepts = choice === 'accept'
    try {
      localStorage.setItem('analyticsCookies', accepts)
      localStorage.setItem('advertisingCookies', accepts)
      localStorage.setItem('cookieConsent', accepts ? 'accepted' : 'rejected')
    } catch {}
  })

  // The scripts come after the first paint: before it they took the line from sheet and faces, and the largest paint
  // was at 3.0 s in place of 1.2 (docs/decisions/012). In development there is no data-entry.
  const { entry, modules = '' } = document.currentScript?.dataset ?? {}
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const paint = new Promise((resolve) => {
    // A hidden tab paints nothing, and not every browser reports its first paint.
    if (document.visibilityState === 'hidden') resolve()
    setTimeout(resolve, 3000)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })
  const end = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve))

  let isLoaded = false
  // Imports come before importers, each in a task of its own, so that a slow phone can answer a touch between two.
  const load = async () => {
    for (const file of [...modules.split(' ').filter(Boolean), entry]) {
      import(file).then(() => file === entry && hydrated(), fail)
      await pause(0)
    }
  }
  const hydrated = () => {
    isLoaded = true
    // One of the imports may have failed and the entry have found its code a moment later.
    dataset.scripts = ''
  }
  const fail = (error) => {
    // The page works as it does without scripts: forms get their buttons back.
    delete dataset.scripts
    reportError(error)
    reload()
  }

  // After a tunnel or a restart of the server the document is loaded again once the scripts can be had, because many
  // browsers remember that a module failed. A visitor who has typed keeps the page, whose forms work without scripts.
  let isReloading = false
  let hasTyped = false
  const reload = async () => {
    if (isReloading) return
    isReloading = true
    // A script that throws would do so in each document: the second one is loaded only if the network has failed.
    let mayReload = performance.getEntriesByType('navigation')[0]?.type === 'navigate'
    for (let delay = 1000; !isLoaded; delay = Math.min(2 * delay, 60_000)) {
      await Promise.race([pause(delay), new Promise((resolve) => addEventListener('online', resolve, { once: true }))])
      const { status = 500 } = await fetch(entry).catch(() => ({}))
      if (status < 500) {
        if (mayReload && !isLoaded && !hasTyped) location.reload()
        return
      }
      mayReload = true
    }
  }

  // Below the floor (scripts/browser-floor.ts) the page stays as it was sent. The first is there since iOS 16.4 and
  // Firefox 93, the second since Chrome 105 and Firefox 103.
  if ('attachInternals' in HTMLElement.prototype && CSS.supports('selector(:modal)')) {
    // Hides what is only for visitors without scripts.
    dataset.scripts = ''
    if (entry !== undefined) {
      Promise.all([paint, end]).then(load)
      addEventListener('input', () => (hasTyped = true))
      // Some browsers never report what became of the imports of a page that was left meanwhile.
      addEventListener('pageshow', ({ persisted }) => persisted && reload())
      // What a worker has cached is there at once.
      if (!navigator.serviceWorker?.controller) dataset.bare = ''
    }

    // Pictures, the wide face of labels and the manifest come after the first paint: with them on the six connections
    // of a browser the largest paint was at 1.5 s in place of 1.2 (docs/decisions/012).
    paint.then(() => {
      delete dataset.bare
      const manifest = { rel: 'manifest', href: '/manifest.webmanifest' }
      document.head.append(Object.assign(document.createElement('link'), manifest))
    })
  }
}
