const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** What a colleague recognises of a user agent: 'Chrome no Windows'. */
export function describeDispositivo(agente: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(agente))?.[1]
  const system = SYSTEMS.find(([pattern]) => pattern.test(agente))?.[1]
  if (browser === undefined && system === undefined) return 'Dispositivo desconhecido'
  return system === undefined ? (browser ?? '') : `${browser ?? 'Navegador'} no ${system}`
}
