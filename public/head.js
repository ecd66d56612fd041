// Runs in <head> before the first paint, so that a chosen theme never flashes the other one. Without a choice, or
// where storage is blocked, nothing is set and the sheet follows the system.
{
  const { dataset } = document.documentElement
  try {
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

  // The page shows and works without its scripts, so they come after its first paint: on a slow line they would take
  // the room of the sheet and the faces. A tag of theirs cannot wait for it. (In development there is no data-entry.)
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

  const files = [...modules.split(' ').filter(Boolean), entry]
  let isAlive = false
  // Imports come before importers, and each in a task of its own: a slow phone answers to a touch between two of them.
  const load = async () => {
    for (const file of files) {
      import(file).then(() => file === entry && live(), fail)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  const live = () => {
    isAlive = true
    dataset.scripts = ''
  }
  const fail = (failure) => {
    // As without scripts: forms have their buttons, and no consent is asked for.
    delete dataset.scripts
    reportError(failure)
    comeAlive()
  }

  // Once all scripts can be had (a tunnel, a lift) they are asked for again; where the browser remembers that they
  // failed, with the document. Not with that of a visitor who has typed: its forms work without scripts.
  let hasTyped = false
  let lookNow
  const comeAlive = async () => {
    // It is under way.
    if (lookNow) return
    let isAgain = false
    // A script that fails by itself would do so in each new document: of the second one, the line must have failed.
    let hasLineFailed = performance.getEntriesByType('navigation')[0]?.type === 'navigate'
    for (let pause = 1000; !isAlive; pause = Math.min(2 * pause, 60_000)) {
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
        // What was asked for again has its time.
        lookNow = isAgain ? () => {} : resolve
      })
      const answers = await Promise.all(files.map((file) => fetch(file).catch(() => ({}))))
      if (!answers.every(({ status }) => status < 500)) hasLineFailed = true
      else if (!isAgain) {
        isAgain = true
        pause = 2000
        load()
      } else if (!isAlive) {
        if (hasLineFailed && !hasTyped) location.reload()
        return
      }
    }
  }

  // Below the floor (scripts/browser-floor.ts) the page stays as it was sent: no old browser is left with half of a
  // script. The first is there since iOS 16.4 and Firefox 93, the second since Chrome 105 and Firefox 103.
  const isYoung = 'attachInternals' in HTMLElement.prototype && CSS.supports('selector(:modal)')

  if (isYoung) {
    // What only those need who have no scripts is not even drawn for the others.
    dataset.scripts = ''
    if (entry !== undefined) {
      Promise.all([paint, end]).then(load)
      addEventListener('input', () => (hasTyped = true))
      // Of a page that was left while they came, some browsers never tell what became of them.
      addEventListener('pageshow', ({ persisted }) => persisted && comeAlive())
      for (const sign of ['online', 'visibilitychange']) addEventListener(sign, () => lookNow?.())
      // What a worker has kept is there at once.
      if (!navigator.serviceWorker?.controller) dataset.bare = ''
    }

    // Pictures and the wide face of labels come after the first paint: they wait for the sheet, which names them. So
    // does the manifest: this file, the sheet and four faces take the six connections that a browser opens, and a
    // seventh file makes one of them wait.
    paint.then(() => {
      delete dataset.bare
      const manifest = { rel: 'manifest', href: '/manifest.webmanifest' }
      document.head.append(Object.assign(document.createElement('link'), manifest))
    })
  }
}
