import fc from 'fast-check'
import { hideTalento } from '../src/domain/retencao/leave-empresa'
import { amount, patience } from './support/amount'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'

/**
 * Orders of people who are entered, imported, applied, confirmed, withdrawn, hidden, restored, erased, joined, kept
 * apart and taken apart again, with any mix of the same name, phone, e-mail and CPF, against the real database (decision
 * 108): whatever a stranger sends by the form, or does with the link that they got for it, no attribute, key, consent or
 * state of a person on record changes; a join confirms nothing that was only said, and who is taken apart at once is as
 * before. More of it: `npm run prove -- estranhos`.
 */

let office: Office
let campanhas: readonly number[] = []
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  campanhas = [(await publish(office)).id, (await publish(office)).id]
  mailbox = openMailbox(office)
})
afterAll(() => office.api.close())

const NOMES = ['Ana Alves', 'Ana Braga', 'Beto Alves'] as const
const CPFS = ['52998224725', '12345678909', ''] as const
/** Mostly the keys of the one who is on record from the beginning. */
const mostly = (often: number, ...others: number[]) =>
  fc.oneof({ arbitrary: fc.constant(often), weight: 4 }, fc.constantFrom(...others))
const key = fc.record({
  nome: fc.constantFrom(...NOMES),
  email: mostly(1, 2, 0),
  telefone: mostly(1, 2, 0),
  cpf: fc.constantFrom(...CPFS),
})
type Chave = { nome: string; email: number; telefone: number; cpf: string }
const onde = mostly(0, 1)
const LINK = ['retirar', 'corrigir', 'apagar', 'confirmar', 'recusar'] as const
const CAIXA = [
  'confirmar',
  'recusar',
  'retirar',
  'apagar',
  'abrir',
  'confirmar',
  'continuar',
  'retirar',
] as const
/** What a recruiter decides about a pair that may be one person. */
const PAR = ['juntas', 'juntas', 'separadas', 'aberta', 'ida e volta'] as const
const is = <T extends string>(tipo: T) => fc.constant(tipo)
const passo = fc.oneof(
  { arbitrary: fc.record({ tipo: is('recrutador'), quem: key, onde }), weight: 1 },
  { arbitrary: fc.record({ tipo: is('importacao'), quem: key }), weight: 1 },
  { arbitrary: fc.record({ tipo: is('estranho'), quem: key, onde }), weight: 4 },
  { arbitrary: fc.record({ tipo: is('link'), acao: fc.constantFrom(...LINK) }), weight: 3 },
  { arbitrary: fc.record({ tipo: is('oculta'), quem: fc.constantFrom(...NOMES) }), weight: 2 },
  { arbitrary: fc.record({ tipo: is('restaura'), quem: fc.constantFrom(...NOMES) }), weight: 1 },
  {
    arbitrary: fc.record({ tipo: is('par'), qual: fc.nat(5), acao: fc.constantFrom(...PAR) }),
    weight: 3,
  },
  { arbitrary: fc.record({ tipo: is('desune') }), weight: 1 },
  {
    arbitrary: fc.record({ tipo: is('caixa'), email: mostly(1, 2), acao: fc.constantFrom(...CAIXA) }),
    weight: 3,
  },
)
const PRIMEIRA: Chave = { nome: 'Ana Alves', email: 1, telefone: 1, cpf: CPFS[0] }

let runs = 0
/** What a step is told of somebody: the e-mail and the phone are of this run alone. */
const tell = ({ nome, email, telefone, cpf }: Chave) => ({
  nome,
  email: email === 0 ? '' : `p${email}.${runs}@exemplo.test`,
  telefone: telefone === 0 ? '' : `119${String(runs).padStart(4, '0')}000${telefone}`,
  cpf,
})

/** Everything of each person on record that a stranger could be after; and who may hold their page. */
async function portrait(): Promise<Map<string, string>> {
  const { rows } = await office.api.pool.query<{ identificador: string; retrato: string; provada: boolean }>(
    `select t.identificador, (to_jsonb(t) - array['fts', 'busca'])::text
         || coalesce((select json_agg(x order by x.id)::text from experiencia x where x.talento_id = t.id), '')
         || coalesce((select json_agg(json_build_array(i.id, i.situacao, i.etapa_id, i.eliminada_motivo, i.sinalizacoes, i.chave_antiga)
              order by i.id)::text from inscricao i where i.talento_id = t.id
              -- An application that a stranger's sending began, and no mailbox has confirmed, is not yet the person's.
              and not exists (select from declaracao d where d.inscricao_id = i.id and d.fez_inscricao
                and not d.fez_talento and d.estado <> 'confirmada')), '')
         || coalesce((select json_agg(r order by r.id)::text from resposta r join inscricao i on i.id = r.inscricao_id
              where i.talento_id = t.id), '') as retrato,
       not exists (select from declaracao d where d.talento_id = t.id and d.fez_talento and d.estado <> 'confirmada') as provada
     from talento t where t.nome = any($1)`,
    [NOMES],
  )
  return new Map(rows.filter(({ provada }) => provada).map((row) => [row.identificador, row.retrato]))
}

async function byRecrutador(quem: Chave, campanhaId: number): Promise<void> {
  const form = new FormData()
  form.set('dados', JSON.stringify({ ...tell(quem), idCampanha: campanhaId, formacao: 'Ensino Médio' }))
  await office.api.request('/talento/v1/talentos', {
    method: 'POST',
    headers: { authorization: `Bearer ${office.token}` },
    body: form,
  })
}

async function byArquivo(quem: Chave): Promise<void> {
  const { api, token } = office
  // One person brings in more files here than they may in ten minutes.
  await api.pool.query('delete from contagem')
  const { nome, email, telefone, cpf } = tell(quem)
  const form = new FormData()
  form.set('dados', '{}')
  form.set('arquivo', new Blob([`Nome;E-mail;Telefone;CPF\n${nome};${email};${telefone};${cpf}`]), 'p.csv')
  const response = await api.request('/talento/v1/importacoes', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { id } = ((await response.json()) as { data: { id: number } }).data
  const until = async (estado: string) => {
    for (;;) {
      await api.app.jobs.runDue()
      const { body } = await api.call('getImportacao', { params: { id } }, { token })
      if (body.data.estado === estado) return
    }
  }
  const mapeamento = { nome: 0, email: 1, telefone: 2, cpf: 3 }
  await api.call('checkImportacao', { params: { id }, body: { mapeamento, campanhaId: null } }, { token })
  await until('conferida')
  await api.call('startImportacao', { params: { id } }, { token })
  await until('concluida')
}

describe('orders of what can happen to people', () => {
  it(
    'leave everybody on record as they were, after each step of a stranger',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.boolean(),
          fc.array(passo, { minLength: 4, maxLength: 12 }),
          async (saiu, passos) => {
            runs += 1
            await office.api.pool.query('delete from talento where nome = any($1)', [NOMES])
            const links: string[] = []
            const fusoes: number[] = []
            await byRecrutador(PRIMEIRA, campanhas[1] ?? 0)
            await apply(office.api, campanhas[0] ?? 0, buildInscricao(tell(PRIMEIRA)))
            await byMailbox(1, 'confirmar')
            if (saiu) await byMailbox(1, 'retirar')
            for (const one of passos) {
              const before = await portrait()
              if (one.tipo === 'recrutador') await byRecrutador(one.quem, campanhas[one.onde] ?? 0)
              else if (one.tipo === 'importacao') await byArquivo(one.quem)
              else if (one.tipo === 'oculta') await hide(one.quem)
              else if (one.tipo === 'restaura') await restore(one.quem)
              else if (one.tipo === 'caixa') await byMailbox(one.email, one.acao)
              else if (one.tipo === 'par') await decide(one, fusoes)
              else if (one.tipo === 'desune') await separate(fusoes.pop())
              else if (one.tipo === 'estranho') {
                const { cpf, ...dados } = tell(one.quem)
                if (dados.email === '' && dados.telefone === '') continue
                const mentira = { ...dados, cpf, formacao: 'Doutorado', sobre: 'x', ultimoCargo: 'y' }
                const { status, data } = await apply(
                  office.api,
                  campanhas[one.onde] ?? 0,
                  buildInscricao(mentira),
                )
                expect([status, Object.keys(data ?? {})]).toEqual([200, ['acompanhamento']])
                links.push(data?.acompanhamento ?? '')
              } else await byLink(links.at(-1), one.acao)
              if (one.tipo !== 'estranho' && one.tipo !== 'link') continue
              const after = await portrait()
              for (const [identificador, retrato] of before)
                expect([one, after.get(identificador)]).toEqual([one, retrato])
            }
            for (const link of links) await seesNothing(link)
          },
        ),
        { numRuns: amount(14, 400) },
      )
    },
    patience(1_800_000),
  )
})

/** What was sent of these people and nobody has answered for: all of it, and what only stands beside a record. */
async function waiting(): Promise<{ all: number[]; beside: number[] }> {
  const { rows } = await office.api.pool.query<{ id: number; isBeside: boolean }>(
    `select d.id, not d.fez_talento as "isBeside" from declaracao d join talento t on t.id = d.talento_id
     where t.nome = any($1) and d.estado = 'recebida' order by d.id`,
    [NOMES],
  )
  const idsIn = (some: typeof rows) => some.map(({ id }) => id)
  return { all: idsIn(rows), beside: idsIn(rows.filter(({ isBeside }) => isBeside)) }
}

/** What somebody is, whenever it was last written. */
const timeless = (portraits: ReadonlyMap<string, string>) =>
  [...portraits]
    .map(([who, retrato]) => [who, retrato.replace(/"atualizado_em": "[^"]*"/, '')])
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))

/** A recruiter decides about a pair. @param fusoes merges that may be taken back, to which it adds */
async function decide(
  { qual, acao }: { readonly qual: number; readonly acao: (typeof PAR)[number] },
  fusoes: number[],
): Promise<void> {
  const { rows } = await office.api.pool.query<{ id: number }>(
    'select s.id from semelhanca s join talento t on t.id = s.talento_id where t.nome = any($1) order by s.id',
    [NOMES],
  )
  const id = rows[qual % Math.max(rows.length, 1)]?.id
  if (id === undefined) return
  const before = { pessoas: await portrait(), espera: await waiting() }
  const decisao = acao === 'ida e volta' ? 'juntas' : acao
  const { status, body } = await office.api.call(
    'decideSemelhanca',
    { params: { id }, body: { decisao } },
    { token: office.token },
  )
  if (decisao !== 'juntas' || status !== 200) {
    expect([decisao, await portrait(), await waiting()]).toEqual([decisao, before.pessoas, before.espera])
    return
  }
  expect(await waiting()).toMatchObject({ beside: before.espera.beside })
  if (acao === 'ida e volta') {
    await separate(body.data.fusaoId ?? 0)
    expect(timeless(await portrait())).toEqual(timeless(before.pessoas))
    expect(await waiting()).toEqual(before.espera)
  } else fusoes.push(body.data.fusaoId ?? 0)
}

/** A recruiter takes a join back. */
async function separate(fusaoId: number | undefined): Promise<void> {
  if (fusaoId !== undefined)
    await office.api.call('undoFusao', { params: { id: fusaoId } }, { token: office.token })
}

const idsOf = async (nome: string) =>
  office.api.db.selectFrom('talento').select(['id', 'identificador']).where('nome', '=', nome).execute()

/** Whose time is over (decision 116): the step of the night, without waiting for it. */
async function hide(nome: string): Promise<void> {
  for (const { id } of await idsOf(nome))
    await office.api.db.transaction().execute((trx) =>
      hideTalento(trx, office.empresaId, id, {
        agora: new Date(),
        isDue: ({ saida }) => saida.oculta === null,
      }),
    )
}

/** A recruiter brings them back. */
async function restore(nome: string): Promise<void> {
  for (const { identificador } of await idsOf(nome))
    await office.api.call('restoreTalento', { params: { identificador } }, { token: office.token })
}

/** The link of the screen, with every form that the person's own page would take. */
async function byLink(link: string | undefined, acao: string): Promise<void> {
  if (link === undefined) return
  const { rows } = await office.api.pool.query<{ identificador: string }>(
    'select identificador from declaracao order by id desc limit 1',
  )
  const envio = rows[0]?.identificador ?? ''
  const correcao = {
    nome: 'Ana Alves',
    email: 'z@exemplo.test',
    telefone: '11 90000-0000',
    cidade: '',
    sobre: 'z',
  }
  await mailbox.act(link, { acao, certeza: 'sim', envio, ...correcao })
}

/** Whoever reads the mail of an address. */
async function byMailbox(email: number, acao: string): Promise<void> {
  const address = `p${email}.${runs}@exemplo.test`
  if ((await mailbox.mailsTo(address)).length === 0) return
  const chave = await mailbox.keyOf(address)
  if (acao === 'confirmar' || acao === 'recusar') await mailbox.answer(address, acao)
  else if (acao === 'abrir') await mailbox.open(chave)
  else await mailbox.act(chave, { acao, certeza: 'sim' })
}

/** What a recruiter told, or a file, stands on no page of the screen's link. */
async function seesNothing(link: string): Promise<void> {
  const { html } = await mailbox.open(link)
  expect(html).not.toContain('Ensino Médio')
  expect(html).not.toContain('name="envio"')
  expect(await mailbox.dados(link)).toBe(404)
}
