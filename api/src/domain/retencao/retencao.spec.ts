import { endOfProcesso, stepOfHoje, keptUntil, type Processo, type Saida, type Vida } from './retencao'

const processo = (part: Partial<Processo> = {}): Processo => ({
  inscrita: '2026-03-10',
  movida: '2026-03-10',
  tipo: 'triagem',
  retirada: null,
  encerrada: null,
  excluida: null,
  ...part,
})
const NADA: Saida = { avisada: null, oculta: null, isGuardada: false }

describe('a process ends', () => {
  test.each([
    ['on the day of the withdrawal', { retirada: '2026-04-02' }, '2026-04-02'],
    ['when the person is hired', { tipo: 'contratado', movida: '2026-05-01' }, '2026-05-01'],
    ['when the person is refused', { tipo: 'reprovado', movida: '2026-05-01' }, '2026-05-01'],
    ['when the person gives up', { tipo: 'desistente', movida: '2026-05-01' }, '2026-05-01'],
    ['with its campaign', { movida: '2026-04-01', encerrada: '2026-06-30' }, '2026-06-30'],
    ['with a deleted campaign', { excluida: '2026-06-30' }, '2026-06-30'],
    [
      'at the first of several ends',
      { tipo: 'reprovado', movida: '2026-05-01', encerrada: '2026-06-30' },
      '2026-05-01',
    ],
    [
      'not before the last that happened in it',
      { movida: '2026-07-15', encerrada: '2026-06-30' },
      '2026-07-15',
    ],
    ['a year after the last that happened, when nobody ends it', { movida: '2026-05-01' }, '2027-05-01'],
    ['likewise without a stage', { tipo: null }, '2027-03-10'],
  ])('%s', (_, part, fim) => {
    expect(endOfProcesso(processo(part))).toBe(fim)
  })
})

describe('a person is kept so many months', () => {
  test.each<[string, Partial<Vida>, string]>([
    ['after they came in, without a process', {}, '2026-07-05'],
    [
      'after their last process',
      { processos: [processo({ retirada: '2026-04-02' }), processo({ encerrada: '2026-03-20' })] },
      '2026-10-02',
    ],
    [
      'after «continuar»',
      { desde: '2026-09-01', processos: [processo({ retirada: '2026-04-02' })] },
      '2027-03-01',
    ],
    ['after a process that goes on, a year later', { processos: [processo()] }, '2027-09-10'],
  ])('%s', (_, part, ate) => {
    expect(keptUntil({ criada: '2026-01-05', desde: null, processos: [], ...part }, 6)).toBe(ate)
  })
})

describe('a person goes in three steps', () => {
  const vida: Vida = { criada: '2026-01-05', desde: null, processos: [] }
  test.each<[string, Partial<Saida>, string, string | null]>([
    ['nothing, 31 days before', {}, '2026-06-04', null],
    ['the mail, 30 days before', {}, '2026-06-05', 'avisar'],
    ['nothing, in the month after the mail', { avisada: '2026-06-05' }, '2026-07-04', null],
    ['hidden on the day', { avisada: '2026-06-05' }, '2026-07-05', 'ocultar'],
    ['hidden a month after a mail that was late', { avisada: '2026-08-01' }, '2026-08-30', null],
    ['and not sooner', { avisada: '2026-08-01' }, '2026-08-31', 'ocultar'],
    [
      'a mail of its own, when the one there was told of an earlier date',
      { avisada: '2026-05-01' },
      '2026-07-05',
      'avisar',
    ],
    [
      'what was told is taken back when the date has moved away',
      { avisada: '2026-03-01' },
      '2026-06-04',
      'desavisar',
    ],
    ['nothing, in the month of hiding', { oculta: '2026-07-05' }, '2026-08-03', null],
    ['erased after it', { oculta: '2026-07-05' }, '2026-08-04', 'apagar'],
    ['nothing at all under a legal hold', { isGuardada: true }, '2028-01-01', null],
    ['nor for who is hidden', { oculta: '2026-07-05', isGuardada: true }, '2028-01-01', null],
  ])('%s', (_, saida, hoje, passo) => {
    expect(stepOfHoje(vida, 6, { ...NADA, ...saida }, hoje)).toBe(passo)
  })

  test('whoever is hidden and does something is there again', () => {
    const voltou = { ...vida, processos: [processo({ inscrita: '2026-07-20', movida: '2026-07-20' })] }
    expect(stepOfHoje(voltou, 6, { ...NADA, oculta: '2026-07-05' }, '2026-09-01')).toBe('mostrar')
  })
})
