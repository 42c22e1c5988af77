import type { Settings } from '../settings'
import type { Telemetry } from './telemetry'

/** Whether anybody listens: nothing is measured for nobody. */
export const isMeasured = ({ metricsPort, isTraced }: Settings): boolean => metricsPort !== null || isTraced

/**
 * Opens `/metrics` and the way to a collector, each where it is set (product 104, decision 112). Before the server is
 * built: what is measured is given to whoever listens by then. Nothing of it is loaded when nothing is set.
 * @throws SettingsError when the port cannot be opened
 */
export async function startTelemetry(settings: Settings): Promise<Telemetry> {
  if (!isMeasured(settings)) return { stop: async () => {} }
  const { openTelemetry } = await import('./open-telemetry')
  return openTelemetry(settings)
}
