import type { Metric } from 'web-vitals'

/** Reports the vitals of this visit to a handler; without one, the library is not even loaded. */
export async function reportWebVitals(handler?: (metric: Metric) => void): Promise<void> {
  if (handler === undefined) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(handler)
}
