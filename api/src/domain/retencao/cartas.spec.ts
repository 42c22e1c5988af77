import { MAIL_UNCERTAIN } from '@seleta/regras/mail-error'
import { type Carta, countPerdidas, hidingDia, isTold, type Saida, stepOfHoje, type Vida } from './retencao'

const carta = (dia: string, part: Partial<Carta> = {}): Carta => ({
  dia,
  estado: 'pendente',
  erro: null,
  isEntregue: false,
  ...part,
})
const saiu = { estado: 'enviada' } as const
const of = (part: Partial<Saida>): Saida => ({ avisada: null, oculta: null, isGuardada: false, ...part })
const vida: Vida = { criada: '2026-01-05', desde: null, processos: [] }

describe('whose mail never left', () => {
  test.each<[string, Partial<Saida>, string, string | null]>([
    [
      'told anew, on the day, when the mail never left',
      { avisada: '2026-06-05', cartas: [carta('2026-06-05')] },
      '2026-07-05',
      'avisar',
    ],
    [
      'left alone, in the month after the second mail',
      { avisada: '2026-07-05', cartas: [carta('2026-07-05'), carta('2026-06-05')] },
      '2026-08-03',
      null,
    ],
    [
      'told a third time',
      { avisada: '2026-07-05', cartas: [carta('2026-07-05'), carta('2026-06-05')] },
      '2026-08-04',
      'avisar',
    ],
    [
      'told no fourth time',
      { avisada: '2026-08-04', cartas: ['2026-08-04', '2026-07-05', '2026-06-05'].map((dia) => carta(dia)) },
      '2026-09-03',
      'ocultar',
    ],
    [
      'hidden on the day, when only mails of an earlier date were lost',
      { avisada: '2026-06-05', cartas: [carta('2026-06-05', saiu), carta('2026-02-01')] },
      '2026-07-05',
      'ocultar',
    ],
  ])('is %s', (_, part, hoje, passo) => {
    expect(stepOfHoje(vida, 6, of(part), hoje)).toBe(passo)
  })
})

describe('a mail counts as lost', () => {
  test.each<[string, Partial<Carta>, boolean]>([
    ['while it waits', {}, true],
    ['when it was cancelled', { estado: 'cancelada' }, true],
    ['when it has nowhere to go', { estado: 'sem_canal' }, true],
    [
      'when the mail server took none',
      { estado: 'erro', erro: 'MAIL FROM: Mail command failed: 550 5.4.5 limit' },
      true,
    ],
    [
      'when the address put it off until the end',
      { estado: 'erro', erro: 'RCPT TO: rejected: 452 4.2.2 full' },
      true,
    ],
    ['not when it left', { estado: 'enviada' }, false],
    ['not when it may have', { estado: 'erro', erro: MAIL_UNCERTAIN, isEntregue: true }, false],
    ['not while its end is said', { estado: 'enviando', isEntregue: true }, false],
    ['not when the address refused it', { estado: 'erro', erro: 'RCPT TO: rejected: 550 5.1.1 no' }, false],
  ])('%s', (_, part, isLost) => {
    expect(countPerdidas([carta('2026-07-05', part), carta('2026-06-05')])).toBe(isLost ? 2 : 0)
  })
})

describe('who can be written to, and was not written to where they are reached today', () => {
  test.each<[string, Partial<Saida>, string, string | null]>([
    ['is told at once, though the day was noted', { cartas: [] }, '2026-06-20', 'avisar'],
    ['is told at once, on the last day too', { cartas: [] }, '2026-07-05', 'avisar'],
    [
      'is told at once, when only a mail of an earlier date went there',
      { cartas: [carta('2026-02-01', saiu)] },
      '2026-06-20',
      'avisar',
    ],
    ['waits for a mail that waits', { cartas: [carta('2026-06-05')] }, '2026-06-20', null],
    ['is hidden on the day, where no mail leaves', { cartas: null }, '2026-07-05', 'ocultar'],
  ])('%s', (_, part, hoje, passo) => {
    expect(stepOfHoje(vida, 6, of({ avisada: '2026-06-05', ...part }), hoje)).toBe(passo)
  })
})

describe('somebody is said to have been told', () => {
  test.each<[string, Partial<Saida>, boolean]>([
    ['by a mail that left', { cartas: [carta('2026-06-05', saiu)] }, true],
    ['not by one that waits', { cartas: [carta('2026-06-05')] }, false],
    [
      'not by one that nobody was there for',
      { cartas: [carta('2026-06-05', { estado: 'erro', erro: 'RCPT TO: rejected: 550 5.1.1 no' })] },
      false,
    ],
    ['not by one of an earlier date', { cartas: [carta('2026-02-01', saiu)] }, false],
    ['not without a mailbox', { cartas: null }, false],
    ['not once it was taken back', { avisada: null, cartas: [carta('2026-06-05', saiu)] }, false],
  ])('%s', (_, part, isSaid) => {
    expect(isTold(vida, 6, of({ avisada: '2026-06-05', ...part }))).toBe(isSaid)
  })
})

describe('a person is told a day that is to come', () => {
  test.each<[string, Partial<Saida>, string, string]>([
    ['a month from today, while nobody was told of it', {}, '2026-09-01', '2026-10-01'],
    [
      'a month from today, when they are told anew',
      { avisada: '2026-06-05', cartas: [carta('2026-06-05')] },
      '2026-07-05',
      '2026-08-04',
    ],
    [
      'a month from today, when they have another mailbox',
      { avisada: '2026-06-05', cartas: [] },
      '2026-06-20',
      '2026-07-20',
    ],
    ['the end of their time, long before it', {}, '2026-02-01', '2026-07-05'],
    ['the day of which they were told', { avisada: '2026-06-20' }, '2026-07-01', '2026-07-20'],
  ])('%s', (_, part, hoje, dia) => {
    expect(hidingDia(vida, 6, of(part), hoje)).toBe(dia)
  })
})
