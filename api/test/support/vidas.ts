import { addDias } from '@seleta/regras/dia'
import fc from 'fast-check'
import { endOfProcesso, type Processo, type Vida } from '../../src/domain/retencao/retencao'
import type { Office } from './campanhas'

/** Lives of chance, as the rule of decision 116 reads them and as rows of a company. */

/** One of the campaigns that a life may pass through, and how it stands. */
const CAMPANHAS = [
  { encerrada: null, excluida: null },
  { encerrada: 40, excluida: null },
  { encerrada: 200, excluida: null },
  { encerrada: null, excluida: 120 },
  { encerrada: null, excluida: null },
] as const
const TIPOS = ['triagem', 'entrevista', 'contratado', 'reprovado'] as const
const START = '2020-01-31'

export const diaOf = (n: number) => addDias(START, n)
export const caixaOf = (n: number) => `vida${n}@exemplo.test`

export const vidas = fc.record({
  temEmail: fc.boolean(),
  criada: fc.integer({ min: 0, max: 300 }),
  desde: fc.option(fc.integer({ min: 0, max: 400 }), { nil: null, freq: 4 }),
  processos: fc.uniqueArray(
    fc.record({
      campanha: fc.integer({ min: 0, max: CAMPANHAS.length - 1 }),
      inscrita: fc.integer({ min: 0, max: 300 }),
      depois: fc.integer({ min: 0, max: 60 }),
      tipo: fc.constantFrom(...TIPOS),
      retirada: fc.option(fc.integer({ min: 60, max: 90 }), { nil: null, freq: 3 }),
    }),
    { selector: ({ campanha }) => campanha, maxLength: 3 },
  ),
})

type Life = typeof vidas extends fc.Arbitrary<infer T> ? T : never

export const ENDS = [
  'contratado',
  'encerrada',
  'excluida',
  'movida depois do fim',
  'nenhum',
  'parado',
  'reprovado',
  'retirada',
]

export const toVida = ({ criada, desde, processos }: Life): Vida => ({
  criada: diaOf(criada),
  desde: desde === null ? null : diaOf(desde),
  processos: processos.map(({ campanha, inscrita, depois, tipo, retirada }): Processo => {
    const { encerrada = null, excluida = null } = CAMPANHAS[campanha] ?? {}
    return {
      inscrita: diaOf(inscrita),
      movida: diaOf(inscrita + depois),
      tipo,
      retirada: retirada === null ? null : diaOf(inscrita + retirada),
      encerrada: encerrada === null ? null : diaOf(encerrada),
      excluida: excluida === null ? null : diaOf(excluida),
    }
  }),
})

/** By which ends the applications of all lives ended; `nenhum` is a life without one. */
export function endsOf(lives: readonly Vida[]): string[] {
  const ends = lives.flatMap(({ processos }) =>
    processos.length === 0
      ? ['nenhum']
      : processos.map((processo) => {
          const fim = endOfProcesso(processo)
          const { movida, tipo, retirada, encerrada, excluida } = processo
          if (fim === movida && (tipo === 'contratado' || tipo === 'reprovado')) return tipo
          return fim === retirada
            ? 'retirada'
            : fim === encerrada
              ? 'encerrada'
              : fim === excluida
                ? 'excluida'
                : fim === movida
                  ? 'movida depois do fim'
                  : 'parado'
        }),
  )
  return [...new Set(ends)].toSorted()
}

/** Writes lives as rows, each thing that happened at noon of its day. @returns the people's ids, in their order */
export async function fillLives(
  pool: Office['api']['pool'],
  empresaId: number,
  lives: readonly Life[],
): Promise<number[]> {
  const at = (n: number | null) => (n === null ? null : `${addDias(START, n)}T12:00:00-03:00`)
  const etapas: number[][] = []
  const campanhas: number[] = []
  for (const { encerrada, excluida } of CAMPANHAS) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into campanha (empresa_id, nome, situacao, encerrada_em, excluida_em, conteudo)
       values ($1, 'Vida', $2, $3, $4, '{"vaga": {}}') returning id`,
      [empresaId, encerrada === null ? 'PUBLICADA' : 'ENCERRADA', at(encerrada), at(excluida)],
    )
    const id = rows[0]?.id ?? 0
    campanhas.push(id)
    const { rows: novas } = await pool.query<{ id: number }>(
      `insert into etapa (empresa_id, campanha_id, nome, ordem, tipo)
       select $1, $2, tipo, n, tipo from unnest($3::text[]) with ordinality as u (tipo, n) returning id`,
      [empresaId, id, TIPOS],
    )
    etapas.push(novas.map((row) => row.id))
  }
  const pessoas = lives.map(({ criada, desde, temEmail }, n) => ({
    n,
    email: temEmail ? caixaOf(n) : null,
    criada: at(criada),
    desde: desde === null ? null : addDias(START, desde),
  }))
  const { rows } = await pool.query<{ id: number }>(
    `insert into talento (empresa_id, nome, email, criado_em, retencao_desde) select $1, 'Vida ' || n, email, criada, desde
     from jsonb_to_recordset($2) as v (n int, email text, criada timestamptz, desde date) order by n returning id`,
    [empresaId, JSON.stringify(pessoas)],
  )
  const ids = rows.map(({ id }) => id)
  const inscricoes = lives.flatMap(({ processos }, n) =>
    processos.map(({ campanha, inscrita, depois, tipo, retirada }) => ({
      talento: ids[n],
      campanha: campanhas[campanha],
      etapa: etapas[campanha]?.[TIPOS.indexOf(tipo)],
      inscrita: at(inscrita),
      movida: at(inscrita + depois),
      retirada: retirada === null ? null : at(inscrita + retirada),
    })),
  )
  await pool.query(
    `insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, situacao, criada_em, na_etapa_desde, retirada_em)
     select $1, campanha, talento, etapa, case when retirada is null then 'ativa' else 'retirada' end, inscrita, movida, retirada
     from jsonb_to_recordset($2) as v (talento bigint, campanha bigint, etapa bigint, inscrita timestamptz,
       movida timestamptz, retirada timestamptz)`,
    [empresaId, JSON.stringify(inscricoes)],
  )
  return ids
}
