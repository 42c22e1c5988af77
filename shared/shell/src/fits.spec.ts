import type { Provision, Requirements } from './fits'
import { fits, isInRange } from './fits'

const host: Provision = {
  contract: '1.2.0',
  provides: {
    react: { version: '19.3.1', exports: ['useState', 'use'] },
    '@seleta/ui/core': { version: '0.1.0', exports: ['Box', 'Button'] },
    'react-dom': { version: '19.3.1', exports: null },
  },
}

const release: Requirements = {
  id: 'mfe-kanban',
  version: '3f2a9c01b7de',
  descriptor: { contract: '^1.0.0' },
  requires: { react: '^19.3.0', '@seleta/ui/core': '^0.1.0' },
  uses: { react: ['useState'], '@seleta/ui/core': ['Box'] },
}

describe('a release of an area', () => {
  it('fits a host that has all it asks for', () => {
    expect(fits(release, host)).toEqual({ fits: true })
  })

  it.each([
    [
      'another major of the contract',
      { descriptor: { contract: '^2.0.0' } },
      'contract',
      'mfe-kanban 3f2a9c01b7de pede o contrato ^2.0.0; este host tem o 1.2.0.',
    ],
    [
      'a newer minor of the contract',
      { descriptor: { contract: '^1.3.0' } },
      'contract',
      'mfe-kanban 3f2a9c01b7de pede o contrato ^1.3.0; este host tem o 1.2.0.',
    ],
    [
      'a newer React',
      { requires: { react: '^19.4.0' } },
      'shared',
      'mfe-kanban 3f2a9c01b7de pede react ^19.4.0; este host tem o 19.3.1.',
    ],
    [
      'a module that the host does not have',
      { requires: { '@seleta/ui/mapa': '^0.1.0' } },
      'shared',
      'mfe-kanban 3f2a9c01b7de pede @seleta/ui/mapa, que este host não tem.',
    ],
    [
      'names that the module does not have',
      { uses: { '@seleta/ui/core': ['Box', 'Mapa', 'Rota'] } },
      'shared',
      'mfe-kanban 3f2a9c01b7de usa Mapa, Rota de @seleta/ui/core, que este host não tem.',
    ],
  ] as const)('that asks for %s is refused in one sentence', (_, asked, kind, sentence) => {
    expect(fits({ ...release, ...asked }, host)).toEqual({ fits: false, kind, sentence })
  })

  it('may use any name of a module whose names the host does not know', () => {
    const asked = { requires: { 'react-dom': '^19.0.0' }, uses: { 'react-dom': ['createPortal'] } }
    expect(fits({ ...release, ...asked }, host)).toEqual({ fits: true })
  })
})

describe('a version', () => {
  it.each([
    ['1.2.3', '^1.2.3', true],
    ['1.3.0', '^1.2.3', true],
    ['1.2.2', '^1.2.3', false],
    ['2.0.0', '^1.2.3', false],
    ['0.1.5', '^0.1.2', true],
    ['0.2.0', '^0.1.2', false],
    ['0.0.3', '^0.0.3', true],
    ['0.0.4', '^0.0.3', false],
    ['19.3.1-rc.1', '^19.3.0', true],
    ['1.0.0', '1.0.0', false],
    ['1.0.0', '*', false],
  ])('%s against %s: %s', (version, range, isIn) => {
    expect(isInRange(version, range)).toBe(isIn)
  })
})
