import { API_PATHS, PAGES } from '#contract/paths.ts'
import { useToday } from '../../../web/live/index.ts'
import { usePageState } from '../../../web/page-state/index.ts'
import { DATA_CALLS } from '../../../web/slots/index.ts'
import { PageHead } from '../../../web/ui/PageHead.tsx'
import { Section } from '../../../web/ui/Section.tsx'
import { Term, TextPart, TextParts } from '../../../web/ui/TextPart.tsx'
import { OPEN_API_PATH } from '../contract/open-data.ts'
import { type DataCopy, dataEnglish, dataPage, dataTurkish } from './words.ts'

/** Documents the public API for prices in Turkish and English. */
export function DataPage() {
  return (
    <>
      <PageHead title={dataPage.title} lead={dataPage.lead}>
        <p>
          <a href="#english" lang="en" translate="no">
            {dataPage.toEnglish}
          </a>
        </p>
      </PageHead>
      <Section top="close">
        <TextParts>
          <Parts copy={dataTurkish} language="turkish" />
        </TextParts>
      </Section>
      <div id="english" lang="en" translate="no">
        <Section title={dataPage.english}>
          <TextParts>
            <Parts copy={dataEnglish} language="english" />
          </TextParts>
        </Section>
      </div>
    </>
  )
}

interface PartsProps {
  copy: DataCopy
  language: 'turkish' | 'english'
}

function Parts({ copy, language }: PartsProps) {
  const { name, origin, sharing } = usePageState().office
  const { readers, calls, limits, terms } = copy
  return (
    <>
      <TextPart title={readers.title}>
        {sharing ? (
          <p>{readers.open}</p>
        ) : (
          <p>
            {readers.closed} <a href={PAGES.contact.path}>{readers.ask}</a>
          </p>
        )}
      </TextPart>
      <TextPart title={calls.title}>
        <Calls copy={calls} language={language} />
      </TextPart>
      <TextPart title={limits.title}>
        <Items of={limits.list} />
      </TextPart>
      <TextPart title={terms.title}>
        <p>
          {terms.source} <a href={origin}>{name}</a>
        </p>
        <Items of={terms.list} />
      </TextPart>
    </>
  )
}

function Calls({ copy, language }: { copy: DataCopy['calls']; language: PartsProps['language'] }) {
  const { office } = usePageState()
  const today = useToday()
  const calls = [
    [`${API_PATHS.feed}?dil_kodu=tr`, copy.feed],
    [`${API_PATHS.dailySummary}?date=${today}`, copy.summary],
    [API_PATHS.centralBank, copy.bank],
    [`${API_PATHS.chartData}?currency=USD&period=weekly`, copy.chart],
    ...DATA_CALLS.map((call) => [call.addressOn(today), call[language]] as const),
  ] satisfies (readonly [address: string, text: string])[]
  return (
    <>
      <dl>
        {calls.map(([address, text]) => (
          <Term key={address} name={<CallLink to={address} />}>
            {text}
          </Term>
        ))}
      </dl>
      {office.gold === undefined ? null : <p>{copy.gold}</p>}
      <p>
        {copy.whole} <CallLink to={OPEN_API_PATH} />
      </p>
    </>
  )
}

function CallLink({ to }: { to: string }) {
  return (
    <a href={to} translate="no">
      <code>{to}</code>
    </a>
  )
}

function Items({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
