import { officialDayWords } from '../../copy/official-day-words.ts'
import { FoldedQuestion, Questions } from '../../ui/Questions.tsx'

const copy = officialDayWords.questions

export function DayQuestions() {
  return (
    <Questions title={copy.title} className="screen-only">
      {copy.list.map(({ question, answer }, index) => (
        <FoldedQuestion key={question} text={question} open={index === 0}>
          {answer}
        </FoldedQuestion>
      ))}
    </Questions>
  )
}
