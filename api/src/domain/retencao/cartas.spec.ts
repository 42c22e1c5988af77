import { MAIL_UNCERTAIN } from '@seleta/regras/mail-error'
import { type Carta, perdidasOf, type Saida, stepOfHoje, type Vida } from './retencao'

describe('whose mail never left', () => {
  const vida: Vida = { criada: '2026-01-05', desde: null, processos: [] }
  test.each<[string, Partial<Saida>, string, string | null]>([
    [
      'told anew, on the day, when the mail never left',
      { avisada: '2026-06-05', perdidas: ['2026-06-05'] },
      '2026-07-05',
      'avisar',
    ],
    [
      'left alone, in the month after the second mail',
      { avisada: '2026-07-05', perdidas: ['2026-07-05', '2026-06-05'] },
      '2026-08-03',
      null,
    ],
    [
      'told a third time',
      { avisada: '2026-07-05', perdidas: ['2026-07-05', '2026-06-05'] },
      '2026-08-04',
      'avisar',
    ],
    [
      'told no fourth time',
      { avisada: '2026-08-04', perdidas: ['2026-08-04', '2026-07-05', '2026-06-05'] },
      '2026-09-03',
      'ocultar',
    ],
    [
      'hidden on the day, when only mails of an earlier date were lost',
      { avisada: '2026-06-05', perdidas: ['2026-02-01'] },
      '2026-07-05',
      'ocultar',
    ],
  ])('is %s', (_, part, hoje, passo) => {
    expect(stepOfHoje(vida, 6, { avisada: null, oculta: null, isGuardada: false, ...part }, hoje)).toBe(passo)
  })
})

describe('a mail counts as lost', () => {
  const carta = (dia: string, part: Partial<Carta>): Carta => ({
    dia,
    estado: 'pendente',
    erro: null,
    isEntregue: false,
    ...part,
  })
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
    expect(perdidasOf([carta('2026-07-05', part), carta('2026-06-05', {})])).toEqual(
      isLost ? ['2026-07-05', '2026-06-05'] : [],
    )
  })
})
