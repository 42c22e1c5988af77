import { context, metrics, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceNameEnvDetector,
} from '@opentelemetry/resources'
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { createServer, type Server } from 'node:http'
import type { Settings } from '../settings'
import { SettingsError } from '../settings-error'
import type { Telemetry } from './telemetry'

/**
 * The libraries behind decision 112, loaded when METRICS_PORT or a collector is set. The `OTEL_` variables are theirs.
 */
export async function openTelemetry({ metricsPort, host, isTraced }: Settings): Promise<Telemetry> {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'seleta' }))
    .merge(detectResources({ detectors: [envDetector, serviceNameEnvDetector] }))
  const readers: IMetricReader[] = []
  let server: Server | undefined
  if (metricsPort !== null) {
    const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true })
    server = await listen(exporter, metricsPort, host)
    readers.push(exporter)
  }
  if (isTraced)
    readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), ...interval() }))
  const meters = new MeterProvider({ resource, readers })
  metrics.setGlobalMeterProvider(meters)
  const tracers = isTraced ? openTracing(resource) : null
  return {
    stop: async () => {
      server?.close()
      // A collector that is gone must not hold up the stop.
      await Promise.allSettled([tracers?.shutdown(), meters.shutdown({ timeoutMillis: 2000 })])
    },
  }
}

function openTracing(resource: ReturnType<typeof defaultResource>): TracerProvider {
  const tracers = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: rootSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(tracers)
  return tracers
}

/** OTEL_TRACES_SAMPLER_ARG is the share of traces that are kept, 0 to 1; all without it, and where it is empty. */
function rootSampler() {
  const share = Number(process.env['OTEL_TRACES_SAMPLER_ARG'] || 1)
  return share >= 0 && share < 1 ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler()
}

function interval(): { exportIntervalMillis?: number; exportTimeoutMillis?: number } {
  const ms = Number(process.env['OTEL_METRIC_EXPORT_INTERVAL'] || 0)
  return ms > 0 ? { exportIntervalMillis: ms, exportTimeoutMillis: ms } : {}
}

/** `/metrics` on a port of its own, which no proxy leads to. */
async function listen(exporter: PrometheusExporter, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') exporter.getMetricsRequestHandler(request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new SettingsError(`A porta ${port} de METRICS_PORT não pode ser aberta (${error.message}).`)),
    )
    server.listen(port, host, resolve)
  })
  server.unref()
  return server
}
