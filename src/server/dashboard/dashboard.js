// Keeps the page as the server would write it now. What stays the same is left alone: nothing flashes, and screen
// readers announce only what changed.

const EVERY_MS = 5000
const PATIENCE_MS = 4000
const LATE_AFTER_MS = 15_000

let answeredAt = performance.now()

function renew() {
  // Of all ways to read HTML the only one that makes no markup from text: the content policy allows no other.
  const request = new XMLHttpRequest()
  request.open('GET', '/')
  request.responseType = 'document'
  request.timeout = PATIENCE_MS
  request.addEventListener('loadend', () => {
    const next = request.status === 200 ? request.responseXML : null
    if (next !== null) {
      answeredAt = performance.now()
      for (const name of ['header', 'main']) update(document.querySelector(name), next.querySelector(name))
      showLateness()
    }
    setTimeout(renew, EVERY_MS)
  })
  request.send()
}

/**
 * @param {Node | null} here
 * @param {Node | null} there
 */
function update(here, there) {
  if (!(here instanceof Element && there instanceof Element)) {
    if (here !== null && here.nodeValue !== there?.nodeValue) here.nodeValue = there?.nodeValue ?? null
    return
  }
  for (const { name, value } of there.attributes) if (here.getAttribute(name) !== value) here.setAttribute(name, value)
  const [ours, theirs] = [[...here.childNodes], [...there.childNodes]]
  const same =
    ours.length === theirs.length && ours.every(({ nodeName }, index) => nodeName === theirs[index]?.nodeName)
  if (same) for (const [index, node] of ours.entries()) update(node, theirs[index] ?? null)
  else here.replaceChildren(...theirs)
}

function showLateness() {
  document.documentElement.classList.toggle('late', performance.now() - answeredAt > LATE_AFTER_MS)
}

setTimeout(renew, EVERY_MS)
setInterval(showLateness, 1000)
