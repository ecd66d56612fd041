import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client'
import { type Metric, METRICS, type Samples } from './metric-list.ts'
import type { Overview } from './overview.ts'

/** The process's own figures, from the start. */
export function processMetrics(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return registry
}

/** Adds the site's figures and returns what sets them at a scrape. The parts keep plain counts: nothing costs anything per event. */
export function addSiteMetrics(registry: Registry): (overview: Overview) => void {
  const setters = METRICS.map((metric) => ({ metric, set: register(registry, metric) }))
  return (overview) => {
    for (const { metric, set } of setters) set(samplesOf(metric.read(overview)))
  }
}

function register(registry: Registry, { kind, name, help, labels = [] }: Metric): (samples: Samples) => void {
  const options = { name, help, labelNames: [...labels], registers: [registry] }
  const metric = kind === 'gauge' ? new Gauge(options) : new Counter(options)
  return (samples) => {
    metric.reset()
    // Without labels the library has it start at zero, and what is not known is not zero.
    if (labels.length === 0) metric.remove()
    for (const [values, value] of samples) {
      const given = [values].flat()
      if (value !== null)
        metric.inc(Object.fromEntries(labels.map((label, index) => [label, given[index] ?? ''])), value)
    }
  }
}

function samplesOf(read: number | null | Samples): Samples {
  return typeof read === 'number' || read === null ? [[[], read]] : read
}
