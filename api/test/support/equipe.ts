import type { Clock } from '../../src/ground/clock'
import type { Settings } from '../../src/ground/settings'
import { type Operation, type Route, routes } from '@seleta/contract/routes'
import type { Papel } from '@seleta/contract/papeis'
import { type Office, openOffice, publish, readBoard } from './campanhas'
import { buildAvaliacao } from './fichas'
import { seedUsuario } from './seed-empresa'
import { pdf } from './strangers'

/** What must not be read by whoever judges people: each text stands nowhere else. */
export const SEGREDOS = {
  email: 'segredo.contato@exemplo.test',
  telefone: '11988887777',
  documento: '•••.•••.•••-25',
  salario: '4321',
  bairro: 'Bairro Secreto',
  estadoCivil: 'Viúvo Secreto',
  deficiencia: 'Deficiência Secreta',
}

/** Things of one campaign, one of each. */
export interface Lugar {
  readonly campanha: number
  readonly etapa: number
  readonly talento: string
  readonly nota: number
  readonly video: number
}

type Tokens = Readonly<Record<Papel, string>>

/** A company with somebody in each role, two campaigns, of which the manager is in the team of one, and a stranger's. */
export interface Equipe {
  readonly office: Office
  readonly tokens: Tokens
  readonly ids: Readonly<Record<Papel, number>>
  readonly minha: Lugar
  readonly outra: Lugar
  readonly alheia: Lugar
}

/** @param clock the product's own unless a test moves it */
export async function openEquipe(settings: Partial<Settings> = {}, clock?: Clock): Promise<Equipe> {
  const office = await openOffice(settings, undefined, clock)
  const { api, empresaId, usuarioId } = office
  const idOf = (nome: string) => seedUsuario(api.db, empresaId, `${nome.toLowerCase()}@aurora.test`, nome)
  const ids = {
    ADMINISTRADOR: usuarioId,
    RECRUTADOR: await idOf('Rui'),
    GESTOR: await idOf('Gil'),
    LEITURA: await idOf('Lia'),
  }
  for (const papel of ['RECRUTADOR', 'GESTOR', 'LEITURA'] as const)
    await api.call('savePapel', { params: { id: ids[papel] }, body: { papel } }, { token: office.token })
  const tokens = {
    ADMINISTRADOR: office.token,
    RECRUTADOR: await api.login('rui@aurora.test'),
    GESTOR: await api.login('gil@aurora.test'),
    LEITURA: await api.login('lia@aurora.test'),
  }
  const minha = await openLugar(office, office.token, ids.GESTOR, 'Segredo')
  const outra = await openLugar(office, office.token, ids.GESTOR, 'Outra')
  const alheia = await openLugar(office, office.estranho.token, null, 'Alheia')
  const membros = [
    { usuarioId: ids.ADMINISTRADOR, funcao: 'RESPONSAVEL' as const },
    { usuarioId: ids.GESTOR, funcao: 'GESTOR' as const },
  ]
  const saved = await api.call(
    'saveEquipe',
    { params: { id: minha.campanha }, body: { membros } },
    { token: office.token },
  )
  if (saved.status !== 200) throw new Error(`the team answered ${saved.status}`)
  return { office, tokens, ids, minha, outra, alheia }
}

/** The session of a guest who came by a link that was made for a campaign. */
export async function openConvidado(
  { api, token }: Pick<Office, 'api' | 'token'>,
  campanha: number,
  nome = 'Vera Visita',
): Promise<{ readonly id: number; readonly chave: string; readonly token: string }> {
  const made = await api.call(
    'createAvaliacaoLink',
    { params: { id: campanha }, body: { nome, email: '' } },
    { token },
  )
  const { id, link } = made.body.data
  const chave = link.split('#')[1] ?? ''
  const opened = await api.call('openAvaliacaoLink', { body: { token: chave } })
  return { id, chave, token: opened.body.data.token }
}

/** A campaign with one person who has everything; the note is `autorId`'s. */
async function openLugar(
  { api }: Pick<Office, 'api'>,
  token: string,
  autorId: number | null,
  nome: string,
): Promise<Lugar> {
  const { id: campanha } = await publish({ api, token })
  const isSegredo = nome === 'Segredo'
  const form = new FormData()
  form.set(
    'dados',
    JSON.stringify({
      nome: `${nome} da Silva`,
      email: isSegredo ? SEGREDOS.email : `${nome.toLowerCase()}@exemplo.test`,
      telefone: isSegredo ? SEGREDOS.telefone : '',
      cpf: isSegredo ? '529.982.247-25' : '',
      ultimoCargo: 'Auxiliar',
      ultimaEmpresa: 'Casa',
      idCampanha: campanha,
    }),
  )
  form.set('curriculo', pdf(), 'cv.pdf')
  await api.request('/talento/v1/talentos', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  const { etapa } = await readBoard({ api, token }, campanha)
  const talento = etapa('Triagem').talentos[0]?.identificador ?? ''
  const { rows } = await api.pool.query<{ nota: number; video: number }>(
    `with eu as (select id, empresa_id from talento where identificador = $1),
     s as (update talento set bairro = $2, estado_civil = $3, deficiencia = $4, nascimento = '1980-05-17' where id = (select id from eu)),
     x as (update experiencia set ultimo_salario = $5 where talento_id = (select id from eu)),
     n as (insert into nota (empresa_id, talento_id, usuario_id, texto)
       select empresa_id, id, $6, 'nota' from eu returning id),
     a as (insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo)
       select empresa_id, 'x', 'video/webm', 1, '', 'x' from eu returning id, empresa_id),
     q as (insert into pergunta (empresa_id, campanha_id, chave, tipo, titulo)
       select empresa_id, $7, gen_random_uuid(), 'VIDEO', 'x' from eu returning id),
     v as (insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, arquivo_id)
       select a.empresa_id, i.id, q.id, '""', a.id from inscricao i, q, a where i.campanha_id = $7 returning id)
     select n.id as nota, v.id as video from n, v`,
    [
      talento,
      SEGREDOS.bairro,
      SEGREDOS.estadoCivil,
      SEGREDOS.deficiencia,
      SEGREDOS.salario,
      autorId,
      campanha,
    ],
  )
  const [made] = rows
  if (made === undefined) throw new Error('nobody came into the campaign')
  return { campanha, etapa: etapa('Triagem').id, talento, ...made }
}

/** What a call came to: refused by the role, of nothing that the caller knows, without a session, or answered. */
export type Desfecho = 'recusada' | 'desconhecida' | 'sem sessão' | 'atendida'

const OUTCOMES: Readonly<Record<number, Desfecho>> = {
  401: 'sem sessão',
  403: 'recusada',
  404: 'desconhecida',
}

/** Bodies of calls that only read, and of notes; whatever else is sent is empty, and refused for that if at all. */
const bodyOf = (operation: Operation, { campanha, etapa }: Lugar): unknown =>
  ({
    filterCampanhas: {},
    filterTalentos: { idCampanha: campanha },
    countFacetas: { idCampanha: campanha },
    selectTalentos: { idCampanha: campanha },
    exportTalentos: { formato: 'csv', filtro: { idCampanha: campanha } },
    filterKanban: {},
    filterTalentosDaEtapa: {},
    filterTalentosSemEtapa: {},
    exportEtapa: { formato: 'csv' },
    createNota: { texto: 'nota' },
    updateNota: { texto: 'nota' },
    sendAvaliacao: buildAvaliacao(etapa, 3),
  })[operation as string]

/** Which of the things each parameter names, where it is one of a campaign. */
function paramOf(operation: Operation, name: string, lugar: Lugar): string | number {
  if (name === 'campanhaId') return lugar.campanha
  if (name === 'identificador') return lugar.talento
  if (name === 'quadro') return 'CATHO'
  if (name !== 'id') return lugar.etapa
  const { path }: Route = routes[operation]
  if (path.startsWith('/campanha/v1/campanhas/')) return lugar.campanha
  if (path.includes('/notas/')) return lugar.nota
  if (path.includes('/respostas/')) return lugar.video
  if (path.includes('/kanban')) return lugar.etapa
  return 987_654_321
}

/** Sends a call about the things of a campaign, and reads as little of its answer as tells what came of it. */
export async function ask(
  { office: { api } }: Pick<Equipe, 'office'>,
  operation: Operation,
  lugar: Lugar,
  token: string,
): Promise<{ readonly desfecho: Desfecho; readonly codigo: string; readonly text: string }> {
  const route: Route = routes[operation]
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    String(paramOf(operation, name, lugar)),
  )
  const body = bodyOf(operation, lugar)
  const isForm = route.isMultipart === true
  const leaving = new AbortController()
  const response = await api.request(path.endsWith('filtro') ? `${path}?size=8` : path, {
    method: route.method,
    signal: leaving.signal,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(isForm && { body: emptyForm() }),
  })
  if (response.status >= 500) throw new Error(`${operation} answered ${response.status}`)
  const desfecho = OUTCOMES[response.status] ?? 'atendida'
  const isStream = route.answer === 'events' && response.ok
  const text = isStream ? '' : await response.text()
  leaving.abort()
  const codigo = desfecho === 'atendida' ? '' : (JSON.parse(text) as { erro: { codigo: string } }).erro.codigo
  return { desfecho, codigo, text }
}

function emptyForm(): FormData {
  const form = new FormData()
  form.set('dados', '{}')
  return form
}
