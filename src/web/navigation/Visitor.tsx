import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { routeAt, ROUTES } from '../app/routes.tsx'
import { siteAnswers } from '../islands/index.ts'
import { usePageState } from '../page-state/page-state.tsx'
import { bringPage } from './own-sheet.ts'
import { type Place, type Visit, VisitContext } from './visit.ts'
import { followVisitor } from './walk.ts'

/** Somebody who opened the page `at` and walks from there. The server renders where they stand. */
export function Visitor({ at, children }: { at: Place; children: ReactNode }) {
  const { office } = usePageState()
  const [visit, setVisit] = useState<Visit>({ place: at, blockade: null, underWay: false })
  useEffect(
    () =>
      followVisitor(at, {
        bring: (path) => bringPage(ROUTES[routeAt(path, office).key]),
        answers: siteAnswers,
        browser: location,
        // As a transition: while the next page is rendered, the one that shows answers.
        show: (next) => startTransition(() => setVisit(next)),
      }),
    [at, office],
  )
  return <VisitContext value={visit}>{children}</VisitContext>
}
