import type { PanelFrame } from '../../src/contract/panel/frame.ts'
import type { PanelBody } from '../../src/contract/panel/page.ts'
import { writePanel } from '../../src/web/panel/entry.server.tsx'
import { panelFrame } from './panel-page.ts'

/** As the server writes it. */
export function panelHtml(body: PanelBody, frame: PanelFrame = panelFrame()): string {
  return writePanel({ frame, body }, '/', { script: '/panel.js', sheet: '/panel.css' })
}

/** The same as a browser without scripts has it. */
export class PanelDocument {
  readonly #document: Document

  constructor(body: PanelBody, frame?: PanelFrame) {
    this.#document = new DOMParser().parseFromString(panelHtml(body, frame), 'text/html')
  }

  /** What people read of the page itself, a space between any two texts. */
  get words(): string {
    return wordsOf(this.#document.querySelector('main'))
  }

  /** What is asked over the page. */
  get question(): string {
    return wordsOf(this.#document.querySelector('[role=dialog]'))
  }

  /** Addresses that the page or its question leads to. */
  get links(): string[] {
    return [...this.#document.querySelectorAll(':is(main, [role=dialog]) a')].map(
      (link) => link.getAttribute('href') ?? '',
    )
  }

  /** What the form that posts there sends as it stands: names and values. */
  form(action: string): Record<string, string> {
    const form = [...this.#document.forms].find((each) => each.getAttribute('action') === action)
    if (form === undefined) throw new Error(`nothing posts to ${action}`)
    return Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    )
  }

  /** Addresses that something is posted to. */
  get acts(): string[] {
    return [...this.#document.querySelectorAll(':is(main, [role=dialog]) form[method=post]')].map(
      (form) => form.getAttribute('action') ?? '',
    )
  }
}

function wordsOf(element: Element | null): string {
  if (element === null) return ''
  const texts: string[] = []
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) texts.push(node.nodeValue ?? '')
  return texts.join(' ').replaceAll(/\s+/g, ' ').trim()
}
