import { afterEach, expect, test } from 'vitest'
import { holdPress } from './hold-press.ts'

afterEach(() => document.body.replaceChildren())

function partOf(html: string): HTMLElement {
  const part = document.createElement('div')
  part.innerHTML = html
  document.body.append(part)
  return part
}

function pressed(part: HTMLElement): string[] {
  const heard: string[] = []
  part.addEventListener('click', ({ target }) => {
    if (target instanceof Element) heard.push(target.id)
  })
  return heard
}

test('the button that was pressed last before its code came is pressed again', () => {
  const part = partOf('<button type="button" id="copy"><span>Kopyala</span></button><button type="button" id="print">')
  const pressAgain = holdPress(part)
  part.querySelector<HTMLElement>('#print')?.click()
  part.querySelector<HTMLElement>('#copy span')?.click()
  const heard = pressed(part)
  pressAgain()
  expect(heard).toEqual(['copy'])
})

test('what a browser does by itself is not done twice: a link, a box, a form that is sent', () => {
  const part = partOf('<form><input type="checkbox" id="box"><button id="send"></button></form>')
  part.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
  const pressAgain = holdPress(part)
  part.querySelector<HTMLElement>('#box')?.click()
  part.querySelector<HTMLElement>('#send')?.click()
  const heard = pressed(part)
  pressAgain()
  expect(heard).toEqual([])
})
