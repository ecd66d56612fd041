import { useId } from 'react'
import { officialDay } from '../../copy/official-day.ts'
import { Fold } from '../../ui/Fold.tsx'

const copy = officialDay.questions

export function DayQuestions() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="day-questions">
      <h2 id={titleId}>{copy.title}</h2>
      <div className="day-questions-list">
        {copy.list.map(({ question, answer }, index) => (
          <Fold key={question} text={question} open={index === 0} className="day-question">
            <p>{answer}</p>
          </Fold>
        ))}
      </div>
    </section>
  )
}
