import { useState } from 'react'
import { banknoteName } from '#contract/banknote-names.ts'
import type { BanknotesPage } from '#contract/panel/banknotes-page.ts'
import { allows } from '#contract/panel/frame-state.ts'
import { checkLess } from '#domain/banknote-limit.ts'
import {
  BANKNOTE_KINDS,
  type BanknoteChoice,
  type BanknoteKind,
  type BanknoteRule,
  type BanknoteRules,
  choicesOf,
  lessGroups,
  readingOrder,
  ruledKinds,
} from '#domain/banknotes.ts'
import { marginText, parseMargin } from '#domain/margin-text.ts'
import { banknoteQuestion } from '../../copy/banknote-sum-words.ts'
import { noteMark, noteName, ruleText } from '../../copy/banknote-table.ts'
import { lineText, windowLine } from '../../copy/banknote-window.ts'
import { choiceNames, kindNotes, panelBanknotes as copy } from '../../copy/panel-banknotes.ts'
import { MINUS } from '../../format/format.ts'
import { BanknoteMark } from '../../ui/BanknoteMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { trash } from '../../ui/icons.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { Bar } from '../parts/Bar.tsx'
import type { BodyProps } from '../parts/body.ts'
import { ChangeNote } from '../parts/ChangeNote.tsx'
import { FailureNote } from '../parts/FailureNote.tsx'
import { usePublishing } from '../parts/use-publishing.tsx'
import { usePanel } from '../state/panel-context.ts'
import { useAction } from '../state/use-action.ts'
import { figure } from './figures.ts'
import { LastChanges } from './LastChanges.tsx'

/** What a person has chosen for a kind; `text` is the deduction as it is typed. */
interface Choice {
  readonly rule: BanknoteChoice
  readonly text: string
}

const STEP = 100_000
const FIRST_LESS = '−0,50'
const textOfLess = (less: number): string => marginText({ kind: 'lira', micros: -less })

/** The rules for the banknotes of one currency: nothing is public before "Yayınla". */
export function BanknotesBody({ frame, page }: BodyProps<BanknotesPage>) {
  const { code, price, rules } = page
  const { oldSince } = usePanel()
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({})
  const [isAsked, setAsked] = useState(false)
  const [isMeant, setMeant] = useState(false)
  const { run, isUnderWay, answer, failure } = useAction('changeBanknotes')
  const publishing = usePublishing(page.version)
  const mayChange = allows(frame, 'price')
  const next = nextRules(rules, chosen)
  const changed = BANKNOTE_KINDS[code].filter(({ id }) => JSON.stringify(next[id]) !== JSON.stringify(rules[id]))
  const troubles = changed.flatMap((kind) => troubleOf(chosen[kind.id], page) ?? [])
  const isWrong = troubles.some(({ kind }) => kind !== 'far')
  const deviates = troubles.length > 0 && !isWrong
  const send = async (edits: readonly { id: string; rule: BanknoteRule | null }[], replaces = false): Promise<void> => {
    const isDone = await publishing(
      (since) => run({ code, rules: edits, since, acceptUnusual: isMeant || replaces }),
      replaces,
    )
    if (!isDone) return
    setChosen({})
    setAsked(false)
    setMeant(false)
  }
  const edits = changed.map(({ id }) => ({ id, rule: next[id] ?? null }))
  const all = Object.keys(rules).map((id) => ({ id, rule: null }))
  const choose = (id: string, choice: Choice): void => {
    setMeant(false)
    setChosen({ ...chosen, [id]: choice })
  }
  return (
    <>
      <header className="ttl">
        <div>
          <h1>
            {copy.title} <small>{copy.of(code)}</small>
          </h1>
          <p>{copy.lead(code)}</p>
        </div>
      </header>
      <div className="c2">
        <div className="stack" aria-busy={isUnderWay}>
          <FailureNote failure={failure} />
          <ChangeNote answer={answer} onReplace={() => void send(edits, true)} />
          {mayChange ? (
            <section className="sheet">
              <h2>
                {copy.buying} {price === null ? null : <small>{copy.board(figure(price, code))}</small>}
              </h2>
              {BANKNOTE_KINDS[code].map((kind) => (
                <KindRule
                  key={kind.id}
                  page={page}
                  kind={kind}
                  choice={chosen[kind.id] ?? choiceOf(rules[kind.id])}
                  isChanged={changed.includes(kind)}
                  onChoose={(choice) => choose(kind.id, choice)}
                />
              ))}
              {all.length === 0 ? null : (
                <div className="in rule">
                  {isAsked ? <p>{copy.sureToRemove}</p> : null}
                  <div className="acts">
                    {isAsked ? (
                      <>
                        <Button stop onClick={() => void send(all)}>
                          {' '}
                          {copy.yesRemove}
                        </Button>
                        <Button kind="line" onClick={() => setAsked(false)}>
                          {' '}
                          {copy.keep}
                        </Button>
                      </>
                    ) : (
                      <Button kind="text" stop onClick={() => setAsked(true)}>
                        {' '}
                        <Icon of={trash} />
                        {copy.removeAll}
                      </Button>
                    )}
                  </div>
                </div>
              )}
            </section>
          ) : null}
          {mayChange ? (
            <Bar
              title={changed.length === 0 ? copy.unchanged : copy.changeCount(changed.length)}
              text={
                changed.length === 0 ? (all.length === 0 ? copy.none(code) : copy.stands) : namesOf(page, changed, next)
              }
            >
              {deviates && !isMeant ? (
                <Button kind="line" onClick={() => setMeant(true)}>
                  {' '}
                  {copy.confirm}
                </Button>
              ) : (
                <Button
                  disabled={changed.length === 0 || isWrong || isUnderWay || oldSince !== null}
                  onClick={() => void send(edits)}
                >
                  {' '}
                  {copy.publish}
                </Button>
              )}
            </Bar>
          ) : null}
        </div>
        <div>
          <RulesPreview page={page} rules={next} />
          <LastChanges changes={page.changes} />
        </div>
      </div>
    </>
  )
}

function choiceOf(rule: BanknoteRule | undefined): Choice | null {
  if (rule === undefined) return null
  return { rule: rule.rule, text: rule.rule === 'less' ? textOfLess(rule.less) : FIRST_LESS }
}

function lessIn(text: string): number | null {
  const margin = parseMargin(text)
  return margin.ok && margin.value.kind === 'lira' && margin.value.micros !== 0 ? Math.abs(margin.value.micros) : null
}

function ruleOf({ rule, text }: Choice): BanknoteRule | null {
  if (rule !== 'less') return { rule }
  const less = lessIn(text)
  return less === null ? null : { rule, less }
}

function nextRules(rules: BanknoteRules, chosen: Readonly<Record<string, Choice>>): BanknoteRules {
  const edited = Object.entries(chosen).flatMap(([id, choice]) => {
    const rule = ruleOf(choice)
    return rule === null ? [] : [[id, rule] as const]
  })
  return { ...rules, ...Object.fromEntries(edited) }
}

interface Trouble {
  readonly kind: 'unreadable' | 'too-much' | 'far'
  readonly text: string
  readonly likely: string | null
}

function troubleOf(choice: Choice | undefined | null, { price, limit }: BanknotesPage): Trouble | null {
  if (choice?.rule !== 'less') return null
  const less = lessIn(choice.text)
  if (less === null) return { kind: 'unreadable', text: copy.unreadable, likely: null }
  const check = price === null ? null : checkLess(less, price, limit)
  if (check === null || check.kind === 'usual') return null
  const likely = check.likely === null ? null : textOfLess(check.likely)
  const most = textOfLess(Math.floor(check.most / 10_000) * 10_000)
  return check.kind === 'too-much'
    ? { kind: 'too-much', text: copy.tooMuch(limit, most), likely }
    : { kind: 'far', text: copy.far, likely }
}

function namesOf({ code }: BanknotesPage, changed: readonly BanknoteKind[], next: BanknoteRules): string {
  return changed
    .map((kind) => {
      const rule = next[kind.id]
      const words = rule === undefined ? '' : rule.rule === 'less' ? textOfLess(rule.less) : choiceNames[rule.rule]
      return `${banknoteName(code, kind)}: ${words}`
    })
    .join('; ')
}

interface KindRuleProps {
  readonly page: BanknotesPage
  readonly kind: BanknoteKind
  readonly choice: Choice | null
  readonly isChanged: boolean
  readonly onChoose: (choice: Choice) => void
}

function KindRule({ page, kind, choice, isChanged, onChoose }: KindRuleProps) {
  const { code } = page
  const name = banknoteName(code, kind)
  const trouble = troubleOf(choice, page)
  const text = choice?.text ?? FIRST_LESS
  const step = (by: number): void => {
    const less = (lessIn(text) ?? 0) + by
    if (less > 0) onChoose({ rule: 'less', text: textOfLess(less) })
  }
  const note = kindNotes[kind.mark]
  return (
    <div className={isChanged ? 'in rule notes-rule ch' : 'in rule notes-rule'}>
      <div className="l" aria-hidden="true">
        <BanknoteMark of={kind.mark} />
        <span>
          <b>{name}</b> {note === undefined ? null : <small>{note}</small>}
        </span>
      </div>
      <RadioChoice
        name={`kural-${kind.id}`}
        legend={name}
        isTitled
        variant="joined"
        options={choicesOf(kind).map((each) => ({ value: each, label: choiceNames[each] }))}
        first={choice?.rule ?? ''}
        onChoose={(value) => {
          const rule = choicesOf(kind).find((each) => each === value)
          if (rule !== undefined) onChoose({ rule, text })
        }}
      />
      {choice?.rule === 'less' ? (
        <div className={trouble === null ? 'step' : 'step bad'}>
          <button type="button" aria-label={copy.less(name, '0,10')} onClick={() => step(STEP)}>
            {`${MINUS}0,10`}
          </button>
          <input
            inputMode="text"
            autoComplete="off"
            aria-label={copy.amount(name)}
            aria-invalid={trouble !== null}
            value={text}
            onChange={({ currentTarget }) => onChoose({ rule: 'less', text: currentTarget.value })}
          />
          <button type="button" aria-label={copy.more(name, '0,10')} onClick={() => step(-STEP)}>
            +0,10
          </button>
        </div>
      ) : null}
      {trouble === null ? null : (
        <p className="er" role="status">
          <span>{trouble.likely === null ? trouble.text : `${trouble.text} ${copy.intended(trouble.likely)}`}</span>
        </p>
      )}
      {trouble?.likely === undefined || trouble.likely === null ? null : (
        <div className="acts">
          <Button kind="line" onClick={() => onChoose({ rule: 'less', text: trouble.likely ?? '' })}>
            {' '}
            {copy.make(trouble.likely)}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The words of site, calculator and window, as they will stand there. */
function RulesPreview({ page: { code }, rules }: { page: BanknotesPage; rules: BanknoteRules }) {
  const kinds = readingOrder(ruledKinds(code, rules))
  const groups = lessGroups(code, rules)
  const line = windowLine(code, rules)
  return (
    <section className="note">
      <header className="pv-h on-night">
        <h2>{copy.preview}</h2>
        <span>{copy.oncePublished}</span>
      </header>
      {kinds.length === 0 ? (
        <p className="in fine">{copy.empty}</p>
      ) : (
        <>
          <ul className="rows" aria-label={copy.caption}>
            {kinds.map((ruled) => (
              <li key={ruled.kind.id}>
                <b>{noteName(code, ruled)}</b>
                <span className="r">{ruleText(ruled)}</span>
                <small>{noteMark(ruled, kinds)}</small>
              </li>
            ))}
          </ul>
          <div className="in">
            {groups.length === 0 ? null : (
              <p>
                <small>{copy.asked}</small> <span>{banknoteQuestion.legend(groups)}</span>
              </p>
            )}
            {line === null ? null : (
              <p>
                <small>{copy.inWindow}</small> <span>{lineText(line)}</span>
              </p>
            )}
          </div>
        </>
      )}
    </section>
  )
}
