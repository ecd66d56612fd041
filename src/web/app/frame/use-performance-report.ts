import { useEffect } from 'react'
import type { Metric } from 'web-vitals'
import { whenIdle } from '../../islands/index.ts'

/** Calls the reporter of web vitals when the browser is idle. Without a handler it measures nothing. */
export function usePerformanceReport(): void {
  useEffect(() => whenIdle(() => reportPerformance()), [])
}

async function reportPerformance(handler?: (metric: Metric) => void): Promise<void> {
  if (handler === undefined) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(handler)
}
