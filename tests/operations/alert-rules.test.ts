import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Gauges } from '../../server/operations/gauges.ts';
import type { Metrics } from '../../server/operations/metrics.ts';
import { evaluate, metricsIn, type Series, secondsOf } from './promql.ts';
import { type Minute, recordedSeries } from './recorded-samples.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const RULES: readonly Rule[] = parse(read('docs/operations/alert-rules.yaml')).groups[0].rules;
const GUIDE = read('docs/guide/operation.md');
const MINUTES = 70;

/** Returns the rules that fire at the end of the samples: those whose condition held at each minute of their time. */
function firing(series: readonly Series[]): readonly string[] {
  const end = Math.max(...series.flatMap(({ samples }) => samples.map(([seconds]) => seconds)));
  const holdsAt = ({ expr }: Rule, at: number) => {
    const value = evaluate(expr, series, at);
    return typeof value !== 'number' && value.length > 0;
  };
  return RULES.filter((rule) => {
    const minutes = rule.for === undefined ? 0 : secondsOf(rule.for) / 60;
    return Array.from({ length: minutes + 1 }, (_, ago) => end - ago * 60).every((at) => holdsAt(rule, at));
  }).map(({ alert }) => alert);
}

const repeated = (times: number, happens: (metrics: Metrics) => void) => (metrics: Metrics) => {
  for (let time = 0; time < times; time += 1) happens(metrics);
};
const OUTBOX = { waiting: 1, dead: 0, oldest: null, isCurrent: true };
const down: (now: number) => Partial<Gauges> = (now) => ({
  upstreams: [{ upstream: 'search', answered: 0, failed: 9, isOpen: true, lastAnswer: now }],
});

describe('OP3 the alert rules', () => {
  test('none fires on a healthy node', async () => {
    expect(firing(await recordedSeries(MINUTES, {}))).toEqual([]);
  });

  test.each<[string, Minute]>([
    ['HalyardPagesFail', { happens: (metrics) => metrics.rendered(0.1, true) }],
    ['HalyardServerErrors', { happens: repeated(2, (metrics) => metrics.request(503)) }],
    ['HalyardRequestsTurnedAway', { happens: repeated(90, (metrics) => metrics.turnedAway(503)) }],
    ['HalyardStalePages', { happens: (metrics) => metrics.cache('stale-on-error') }],
    ['HalyardDeliveryAbandoned', { gauges: () => ({ outbox: { ...OUTBOX, dead: 1 } }) }],
    ['HalyardDeliveryLanePaused', { gauges: () => ({ lanes: [{ lane: 'webhook', isPaused: true, sent: 0 }] }) }],
    ['HalyardLettersLeftOut', { gauges: (now) => ({ heldLetters: { deferred: 0, leftOut: now / 60_000 } }) }],
    ['HalyardUpstreamDown', { gauges: down }],
    ['HalyardBehind', { gauges: (now) => ({ listings: { lastDone: 0, everyMs: now / 9 } }) }],
    ['HalyardEventLoopBlocked', { measured: () => ({ nodejs_eventloop_lag_p99_seconds: 0.3 }) }],
    ['HalyardRestarts', { measured: (minute) => ({ process_start_time_seconds: Math.floor(minute / 4) }) }],
  ])('%s fires for what it is named after, and no other does', async (alert, trouble) => {
    expect(firing(await recordedSeries(MINUTES, trouble))).toEqual([alert]);
  });

  test('each has a summary, a severity, and a row in the guide', () => {
    for (const { alert, labels, annotations } of RULES) {
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).not.toBe('');
      expect(GUIDE).toContain(`| \`${alert}\` | ${labels.severity} |`);
    }
  });
});

describe('OP3 the metrics', () => {
  test('are those that rules, dashboard and guide name', async () => {
    const shown = new Set((await recordedSeries(1, { gauges: down })).map(({ name }) => name));
    const dashboard = JSON.parse(read('docs/operations/grafana-dashboard.json'));
    const expressions: readonly string[] = [
      ...RULES.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }: { targets: readonly { expr: string }[] }) =>
        targets.map(({ expr }) => expr.replaceAll('$instance', '.+')),
      ),
    ];
    const named = [...GUIDE.matchAll(/`((?:halyard|nodejs|process)_\w+?)(?:\{\w+(?:, \w+)*\})?`/g)].map(
      ([, name = '']) => name,
    );
    const asked = new Set([...expressions.flatMap(metricsIn), ...named]);
    expect([...asked].filter((name) => !shown.has(name))).toEqual([]);
    const ours = [...shown].filter((name) => name.startsWith('halyard_') && !name.endsWith('_bucket'));
    expect(ours.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('give the dashboard a value in each panel', async () => {
    const series = await recordedSeries(10, {
      gauges: (now) => ({ ...down(now), listings: { lastDone: 0, everyMs: 1 } }),
    });
    const { panels } = JSON.parse(read('docs/operations/grafana-dashboard.json'));
    const end = Math.max(...series.flatMap(({ samples }) => samples.map(([seconds]) => seconds)));
    for (const { title, targets } of panels) {
      const value = evaluate(targets[0].expr.replaceAll('$instance', '.+'), series, end);
      expect([title, typeof value === 'number' || value.length > 0]).toEqual([title, true]);
    }
  });
});
