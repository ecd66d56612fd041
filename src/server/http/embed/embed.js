// Keeps the table as the server would write it now, and says how old it is. What stays the same is left alone.

const EVERY_MS = 5000
const PATIENCE_MS = 4000
const LATE_AFTER_MS = 15_000

/**
 * By both clocks; null: not asked yet. The document itself may be of any age: browsers restore them from their caches.
 * @type {{ elapsed: number; clock: number } | null}
 */
let answered = null
let failed = false
let asks = false
/** @type {number | undefined} */
let waiting

/** ms since the server wrote what is shown. A machine that slept may have stopped one of the two clocks. */
function shownFor() {
  if (answered === null) return Infinity
  return Math.max(performance.now() - answered.elapsed, Date.now() - answered.clock)
}

function renew() {
  clearTimeout(waiting)
  if (document.hidden || asks) return
  asks = true
  // Of all ways to read HTML the only one that makes no markup from text: the content policy allows no other.
  const request = new XMLHttpRequest()
  request.open('GET', location.href)
  request.responseType = 'document'
  request.timeout = PATIENCE_MS
  request.addEventListener('loadend', () => {
    asks = false
    const next = request.status === 200 ? request.responseXML : null
    failed = next === null
    if (next !== null) {
      answered = { elapsed: performance.now(), clock: Date.now() }
      update(document.querySelector('main'), next.querySelector('main'))
    }
    if (request.status === 404) leave()
    else waiting = setTimeout(renew, EVERY_MS)
    say()
  })
  request.send()
}

/**
 * @param {Node | null} here
 * @param {Node | null} there
 */
function update(here, there) {
  if (here === null || there === null) return
  if (!(here instanceof Element && there instanceof Element)) {
    if (here.nodeValue !== there.nodeValue) here.nodeValue = there.nodeValue
    return
  }
  // What the script says of it stays until it says something else.
  if (here.classList.contains('age')) return
  for (const name of here.getAttributeNames()) if (!there.hasAttribute(name)) here.removeAttribute(name)
  for (const { name, value } of there.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value)
  const [ours, theirs] = [[...here.childNodes], [...there.childNodes]]
  const same =
    ours.length === theirs.length && ours.every(({ nodeName }, index) => nodeName === theirs[index]?.nodeName)
  if (same) for (const [index, node] of ours.entries()) update(node, theirs[index] ?? null)
  else here.replaceChildren(...theirs)
}

/** The office shares it no more: nothing that could grow old stays. */
function leave() {
  document.querySelector('table')?.remove()
  const state = document.querySelector('.state')
  if (state !== null) state.textContent = document.querySelector('main')?.dataset.gone ?? ''
}

/** "Canlı" only while answers come and the source speaks; else how old the newest price is. */
function say() {
  const { live, lost = '', age, ago = '', units = '' } = document.querySelector('main')?.dataset ?? {}
  const place = document.querySelector('.age')
  if (place === null) return
  const late = shownFor() > LATE_AFTER_MS
  document.documentElement.classList.toggle('late', late && answered !== null)
  const isLive = live !== undefined && !late
  const isDated = age !== undefined && answered !== null
  const old = isDated ? `${ageText(Number(age) + shownFor(), units.split(' '))} ${ago}` : ''
  const text = isLive ? live : `${late && failed ? lost : ''} ${old}`.trim()
  place.classList.toggle('live', isLive)
  if (place.textContent !== text) place.textContent = text
}

/**
 * @param {number} age
 * @param {readonly string[]} units
 */
function ageText(age, [minutes, hours, days]) {
  const passed = Math.max(1, Math.floor(age / 60_000))
  if (passed < 60) return `${passed} ${minutes}`
  if (passed < 1440) return `${Math.floor(passed / 60)} ${hours}`
  return `${Math.floor(passed / 1440)} ${days}`
}

function show() {
  say()
  renew()
}

renew()
setInterval(say, 1000)
document.addEventListener('visibilitychange', show)
// Back from the pages that a browser keeps as they were.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) show()
})
