import { type Candidata, compareStanding } from './which-stands'

const MONDAY = '2026-11-23T12:00:00+00:00'
const FRIDAY = '2026-11-27T12:00:00+00:00'
const ANSWERED = { respostas: [{}] }
const movedOn = (dia: string) => ({ movida_por: 7, na_etapa_desde: dia })

type Part = Partial<Omit<Candidata, 'inscricao'>> & { readonly linha?: Record<string, unknown> }
const build = (id: number, { linha, ...part }: Part): Candidata => ({
  inscricao: {
    id,
    talento_id: id,
    campanha_id: 1,
    situacao: 'ativa',
    movida_por: null,
    na_etapa_desde: FRIDAY,
    respondida_em: null,
    ...linha,
  },
  respostas: [],
  ...part,
})

/** Of an older and a newer application of one person, which stands. */
it.each<[string, Part, Part, 'older' | 'newer']>([
  ['nothing is known of either', {}, {}, 'older'],
  ['both have answers', ANSWERED, ANSWERED, 'newer'],
  ['one has answers', ANSWERED, {}, 'older'],
  ['the other has', {}, ANSWERED, 'newer'],
  ['a mailbox has confirmed one', { ...ANSWERED, isConfirmada: true }, ANSWERED, 'older'],
  ['one waits for a mailbox', {}, { ...ANSWERED, isAConfirmar: true }, 'older'],
  ['one was moved', { linha: movedOn(MONDAY) }, ANSWERED, 'older'],
  ['one was written to', { linha: { respondida_em: MONDAY } }, ANSWERED, 'older'],
  ['both were moved', { linha: movedOn(FRIDAY) }, { linha: movedOn(MONDAY), ...ANSWERED }, 'older'],
  [
    'one was written to since the other was moved',
    { linha: movedOn(MONDAY) },
    { linha: { respondida_em: FRIDAY } },
    'older',
  ],
  ['one was hired', { etapaTipo: 'contratado', linha: movedOn(MONDAY) }, { linha: movedOn(FRIDAY) }, 'older'],
  [
    'the other was tidied away',
    { linha: movedOn(MONDAY) },
    { etapaTipo: 'reprovado', linha: movedOn(FRIDAY) },
    'older',
  ],
  [
    'one was rejected and nobody has seen the other',
    { etapaTipo: 'reprovado', linha: movedOn(FRIDAY) },
    ANSWERED,
    'newer',
  ],
  ['one was withdrawn', { linha: { situacao: 'retirada', ...movedOn(FRIDAY) } }, {}, 'newer'],
  [
    'both were withdrawn',
    { linha: { situacao: 'retirada', ...movedOn(FRIDAY) } },
    { linha: { situacao: 'retirada' } },
    'older',
  ],
])('where %s', (_, older, newer, stands) => {
  const [first] = [build(1, older), build(2, newer)].toSorted(compareStanding)
  expect(first?.inscricao.id).toBe(stands === 'older' ? 1 : 2)
})
