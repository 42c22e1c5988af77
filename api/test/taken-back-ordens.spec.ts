import { readCpf } from '@seleta/regras/cpf'
import fc from 'fast-check'
import { amount, patience } from './support/amount'
import { apply, buildInscricao, CAMPINAS, openOffice, publish, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openMailbox } from './support/mailbox'
import { openDoors } from './support/strangers'

/**
 * Whoever told of a person is taken back in any order: a file that comes once or twice, a recruiter, the person herself, a
 * recruiter who corrects, another person who goes into her with a file and a third one of her own. She is as somebody of
 * whom those had never told (decision 063). More of it: `npm run prove -- devolvidas`.
 */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let enter: (dados: Record<string, unknown>) => Promise<{ identificador: string }>
let campanhaIds: readonly number[] = []
/** Campaigns into which files bring people: her, then whoever goes into her, one for each. */
let vagaIds: readonly number[] = []
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  enter = openDoors(office, 0).enterPessoa
  const ids = await Promise.all(Array.from({ length: 10 }, async () => (await publish(office)).id))
  ;[campanhaIds, vagaIds] = [ids.slice(0, 3), ids.slice(3)]
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await office.api.pool.query(text, values)).rows as T[]

/** What can be told: a few values each, so that two often say the same. */
const dito = fc.record({
  telefone: fc.constantFrom(0, 0, 1, 2),
  formacao: fc.constantFrom('', 'Ensino Médio', 'Ensino Superior'),
  sobre: fc.constantFrom('', 'Gosta de gente.', 'Sabe de tudo.'),
  habilidades: fc.subarray(['Excel', 'Word', 'Libras']),
  cargo: fc.constantFrom('', 'Caixa', 'Gerente'),
  curso: fc.constantFrom('', 'Letras', 'Direito'),
})
type Dito = typeof dito extends fc.Arbitrary<infer T> ? T : never
const NADA: Dito = { telefone: 0, formacao: '', sobre: '', habilidades: [], cargo: '', curso: '' }
const is = <T extends string>(tipo: T) => fc.constant(tipo)
/** `volta`: who told is taken back in one of the two worlds, and tells nothing in the other. */
const volta = fc.boolean()
const vaga = fc.constantFrom(null, 0, 1)
const passo = fc.oneof(
  { arbitrary: fc.record({ tipo: is('arquivo'), dito, vaga, volta }), weight: 4 },
  { arbitrary: fc.record({ tipo: is('recrutador'), dito, volta }), weight: 2 },
  { arbitrary: fc.record({ tipo: is('ela'), dito, volta }), weight: 2 },
  { arbitrary: fc.record({ tipo: is('correcao'), campo: fc.constantFrom('sobre', 'formacao') }), weight: 1 },
  {
    arbitrary: fc.record({
      tipo: is('uniao'),
      dito,
      volta,
      arquivo: fc.record({ dito, vaga, volta }),
      terceira: fc.option(fc.record({ dito, volta })),
      depois: dito,
    }),
    weight: 3,
  },
)
type Passo = typeof passo extends fc.Arbitrary<infer T> ? T : never

let worlds = 0
/** Takes one who told back. */
type Undo = () => Promise<unknown>

const phoneIn = (world: number, n: number) => `119${String(world).padStart(4, '0')}000${n}`

/** Somebody with a world of their own, in which nobody else has their phones and addresses. */
function openWorld() {
  // A phone that is a CPF too would be read as one out of a file of one row.
  do worlds += 1
  while ([1, 2].some((n) => readCpf(phoneIn(worlds, n)) !== null))
  const world = worlds
  let people = 0
  const phoneOf = (n: number) => (n === 0 ? '' : phoneIn(world, n))
  const textOf = ({ telefone, cargo, ...rest }: Dito) => ({
    ...rest,
    telefone: phoneOf(telefone),
    ultimoCargo: cargo,
    ultimaEmpresa: cargo === '' ? '' : 'Padaria',
  })
  const part = async (id: number) =>
    expect((await office.api.call('undoFusao', { params: { id } }, as())).status).toBe(200)
  const newest = async (email: string) => {
    const [row] = await ask<{ id: number }>(
      'select max(f.id)::int as id from fusao f join talento t on t.id = f.talento_id where t.email = $1',
      [email],
    )
    return row?.id ?? 0
  }
  const newEmail = () => `m${world}.${(people += 1)}@exemplo.test`

  return {
    newEmail,
    phoneOf,
    /** A recruiter enters, or completes. */
    async enter(nome: string, email: string, dito: Dito): Promise<Undo> {
      await enter({ nome, email, ...textOf(dito) })
      const id = await newest(email)
      return () => part(id)
    },
    async byFile(nome: string, email: string, dito: Dito, vaga: number | null): Promise<Undo> {
      // One person brings in more files here than they may in ten minutes.
      await ask('delete from contagem')
      const { telefone, formacao, sobre, habilidades, ultimoCargo, ultimaEmpresa, curso } = textOf(dito)
      const head = 'Nome;E-mail;Telefone;Escolaridade;Sobre;Habilidades;Último cargo;Última empresa;Curso'
      const row = [nome, email, telefone, formacao, sobre, habilidades.join(', '), ultimoCargo, ultimaEmpresa]
      const campanhaId = vaga === null ? null : (vagaIds[vaga] ?? null)
      const id = await bringIn(office, `${head}\n${[...row, curso].join(';')}\n`, campanhaId)
      return () => takeBack(office, id)
    },
    /** She applies, and says from her mailbox that it was her. */
    async bySelf(nome: string, email: string, dito: Dito, times: number): Promise<Undo> {
      const campanhaId = campanhaIds[times % campanhaIds.length] ?? 0
      const dados = { nome, email, ...textOf(dito), cidadeId: CAMPINAS.id }
      await apply(office.api, campanhaId, buildInscricao(dados))
      await mailbox.answer(email, 'confirmar')
      const id = await newest(email)
      return () => part(id)
    },
    async correct(email: string, part: object): Promise<void> {
      const [row] = await ask<{ id: string }>('select identificador as id from talento where email = $1', [
        email,
      ])
      const params = { identificador: row?.id ?? '' }
      const { cidade, ...form } = (await office.api.call('getCorrecao', { params }, as())).body.data
      const body = { ...form, cpf: null, cidadeId: cidade?.id ?? null, ...part }
      expect((await office.api.call('saveCorrecao', { params, body }, as())).status).toBe(200)
    },
    /** A recruiter says that the first goes into the other. */
    async join(vai: string, fica: string): Promise<Undo> {
      const [par] = await ask<{ id: number }>(
        `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
         select v.empresa_id, v.id, f.id, 'nome' from talento v, talento f where v.email = $1 and f.email = $2
         returning id::int as id`,
        [vai, fica],
      )
      const input = { params: { id: par?.id ?? 0 }, body: { decisao: 'juntas' as const } }
      const answer = await office.api.call('decideSemelhanca', input, as())
      expect(answer.status).toBe(200)
      const id = answer.body.data.fusaoId ?? 0
      return () => part(id)
    },
    /** All that was told of somebody, without what is of this world alone. */
    async read(email: string): Promise<unknown> {
      const [row] = await ask<Record<string, unknown>>(
        `select t.nome, t.telefone, t.cidade_id, t.formacao, t.sobre, t.habilidades, t.funcao_ids,
           array(select x.funcao || '/' || x.nome_empresa from experiencia x where x.talento_id = t.id order by 1) as cargos,
           array(select x.curso || '/' || x.nivel from formacao_academica x where x.talento_id = t.id order by 1) as cursos,
           array(select i.campanha_id from inscricao i where i.talento_id = t.id and i.situacao = 'ativa'
             and i.campanha_id = any($2) order by 1) as vagas,
           array(select d.estado from declaracao d where d.talento_id = t.id and d.fez_talento) as ditas
         from talento t where t.email = $1`,
        [email, vagaIds],
      )
      return { ...row, telefone: [0, 1, 2].find((n) => phoneOf(n) === (row?.['telefone'] ?? '')) }
    },
  }
}

/**
 * Everybody tells of her, and those who are to be are taken back.
 * @param hasAll all tell; else only those who are not taken back
 * @returns how she is, and who went into her and is somebody again
 */
async function live(
  { isDita, dito: first, passos }: { isDita: boolean; dito: Dito; passos: readonly Passo[] },
  order: readonly number[],
  hasAll: boolean,
): Promise<unknown> {
  const world = openWorld()
  const email = world.newEmail()
  if (isDita) {
    const { telefone, habilidades, sobre } = first
    const dados = { nome: 'Xis Estranho', email, telefone: world.phoneOf(telefone), habilidades, sobre }
    await apply(office.api, campanhaIds[0] ?? 0, buildInscricao(dados))
  } else await world.enter('Ana Alves', email, first)
  const undos: Undo[] = []
  const outras: string[] = []
  /** @returns whether it is told at all */
  const tell = async (isBack: boolean, run: () => Promise<Undo>) => {
    if (isBack && !hasAll) return false
    const undo = await run()
    if (isBack) undos.push(undo)
    return true
  }
  for (const [n, one] of passos.entries()) {
    if (one.tipo === 'arquivo')
      await tell(one.volta, () => world.byFile('Ana Alves', email, one.dito, one.vaga))
    else if (one.tipo === 'recrutador') await tell(one.volta, () => world.enter('Ana Alves', email, one.dito))
    else if (one.tipo === 'ela') {
      if (!isDita) await tell(one.volta, () => world.bySelf('Ana Alves', email, one.dito, n))
    } else if (one.tipo === 'correcao') await world.correct(email, { [one.campo]: `Corrigida ${n}` })
    else if (!isDita) {
      // Whom nobody has vouched for yet would go into the other.
      const nomeDe = (quem: string) => `${quem} ${'ABCDE'[n] ?? ''} Braga`
      const [outra, terceira] = [world.newEmail(), world.newEmail()]
      await world.enter(nomeDe('Olga'), outra, one.dito)
      await tell(one.arquivo.volta, () =>
        world.byFile(nomeDe('Olga'), outra, one.arquivo.dito, one.arquivo.vaga === null ? null : 2 + n),
      )
      if (one.terceira !== null) {
        const { dito, volta: isBack } = one.terceira
        await world.enter(nomeDe('Lia'), terceira, dito)
        if (isBack) outras.push(terceira)
        await tell(isBack, () => world.join(terceira, outra))
      }
      await world.byFile(nomeDe('Olga'), outra, one.depois, null)
      if (one.volta) outras.push(outra)
      await tell(one.volta, () => world.join(outra, email))
    }
  }
  for (const n of order) await undos.splice(n % Math.max(undos.length, 1), 1)[0]?.()
  for (const undo of undos) await undo()
  return Promise.all([email, ...outras].map((one) => world.read(one)))
}

it(
  'leaves of her what the others tell, as if those who are taken back had never told',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ isDita: fc.boolean(), dito, passos: fc.array(passo, { minLength: 2, maxLength: 5 }) }),
        fc.array(fc.nat(20), { maxLength: 12 }),
        async (story, order) => {
          expect(await live(story, order, true)).toEqual(await live(story, [], false))
        },
      ),
      {
        numRuns: amount(8, 300),
        endOnFailure: true,
        examples: [
          [
            {
              isDita: true,
              dito: { ...NADA, telefone: 1 },
              passos: [
                { tipo: 'arquivo', dito: { ...NADA, telefone: 2 }, vaga: null, volta: true },
                {
                  tipo: 'arquivo',
                  dito: { ...NADA, telefone: 2, sobre: 'Sabe de tudo.' },
                  vaga: null,
                  volta: false,
                },
              ],
            },
            [0],
          ],
        ],
      },
    )
  },
  patience(1_800_000),
)

/** Files and recruiters, the first of whom makes her. A recruiter who may have made her is not taken back. */
const feita = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ tipo: is('arquivo'), dito, vaga, volta }), weight: 4 },
    { arbitrary: fc.record({ tipo: is('recrutador'), dito }), weight: 1 },
  ),
  { minLength: 2, maxLength: 5 },
)

it(
  'leaves of whom a file had made what the others tell, and nobody when nobody does',
  async () => {
    const liveOf = async (
      passos: typeof feita extends fc.Arbitrary<infer T> ? T : never,
      order: readonly number[],
      hasAll: boolean,
    ) => {
      const world = openWorld()
      const email = world.newEmail()
      const undos: Undo[] = []
      for (const one of passos)
        if (one.tipo === 'recrutador') await world.enter('Ana Alves', email, one.dito)
        else if (hasAll || !one.volta) {
          const undo = await world.byFile('Ana Alves', email, one.dito, one.vaga)
          if (one.volta) undos.push(undo)
        }
      for (const n of order) await undos.splice(n % Math.max(undos.length, 1), 1)[0]?.()
      for (const undo of undos) await undo()
      return world.read(email)
    }
    await fc.assert(
      fc.asyncProperty(feita, fc.array(fc.nat(20), { maxLength: 12 }), async (passos, order) => {
        expect(await liveOf(passos, order, true)).toEqual(await liveOf(passos, [], false))
      }),
      { numRuns: amount(6, 200), endOnFailure: true },
    )
  },
  patience(1_800_000),
)
