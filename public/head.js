// Runs in <head> before the first paint, so that a chosen theme never flashes the other one. Without a choice, or where storage
// is blocked, nothing is set and the sheet follows the system.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.content = meta.dataset[theme]
  }
} catch {}

// The bar that asks for consent stands in the document. It does not show to who has decided; what is pressed on it before its code is there
// takes it away, or stays for who wants to choose one by one, and counts once the code comes (frame/Consent.tsx).
{
  const { dataset } = document.documentElement
  try {
    if (/^(?:accepted|rejected)$/.test(localStorage.getItem('cookieConsent'))) dataset.decided = ''
  } catch {}
  document.addEventListener('click', ({ target }) => {
    const { choice } = target.closest('[data-choice]')?.dataset ?? {}
    if (choice !== undefined) dataset.decided = choice
  })
}

// The page shows and works without its scripts, so they come after its first paint: on a slow line they would take the room of
// the sheet and the faces. A tag of theirs cannot wait for it. (In development there is no data-entry.)
{
  const { entry, modules = '' } = document.currentScript?.dataset ?? {}
  const LONGEST_WAIT_MS = 3000

  const paint = new Promise((resolve) => {
    // A hidden tab paints nothing, and not every browser tells of it.
    if (document.visibilityState === 'hidden') resolve()
    setTimeout(resolve, LONGEST_WAIT_MS)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
    }).observe({ type: 'paint', buffered: true })
  })

  // The scripts read the end of the document, which may not be here by the first paint.
  const end = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve)
  })

  // Imports come before importers, and each in a task of its own: a slow phone answers to a touch between two of them.
  const load = async () => {
    for (const file of [...modules.split(' ').filter(Boolean), entry]) {
      import(file).catch((failure) => {
        // As without scripts: forms have their buttons, and no consent is asked for.
        delete document.documentElement.dataset.scripts
        reportError(failure)
      })
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  // Below the floor (scripts/browser-floor.ts) the page stays as it was sent: no old browser is left with half of a script. The first is
  // there since iOS 16.4 and Firefox 93, the second since Chrome 105 and Firefox 103.
  const isYoung = 'attachInternals' in HTMLElement.prototype && CSS.supports('selector(:modal)')

  // What only those need who have no scripts is not even drawn for the others.
  if (isYoung) document.documentElement.dataset.scripts = ''

  if (entry !== undefined && isYoung) Promise.all([paint, end]).then(load)

  // Pictures and the wide face of labels come after the first paint: they wait for the sheet, which names them. So does the manifest: this
  // file, the sheet and four faces take the six connections that a browser opens, and a seventh file makes one of them wait.
  if (isYoung) {
    const { dataset } = document.documentElement
    // What a worker has kept is there at once.
    if (entry !== undefined && !navigator.serviceWorker?.controller) dataset.bare = ''
    paint.then(() => {
      delete dataset.bare
      const manifest = { rel: 'manifest', href: '/manifest.webmanifest' }
      document.head.append(Object.assign(document.createElement('link'), manifest))
    })
  }
}
