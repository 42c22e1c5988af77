import { videoField } from '@seleta/public-pages/data/inscricao-form'
import { buildInscricao, type Office } from './campanhas'

/** The question of a campaign that is answered with a recording. */
export const PERGUNTA_DE_VIDEO = {
  id: '6b1f0c52-5a2e-4a52-9c55-2f5a5a5a0002',
  tipo: 'VIDEO' as const,
  title: 'Conte de você',
  obrigatoria: false,
  efeito: 'SINALIZAR' as const,
  duracao: 60 as const,
  criadaEm: '2026-11-20T12:00:00.000Z',
}

let senders = 0

/** People who may be one come in by the form, are joined by a recruiter, and taken apart. */
export function openJuntas({ api, token }: Pick<Office, 'api' | 'token'>) {
  const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
    (await api.pool.query(text, values)).rows as T[]

  /** Somebody's form, with a recording when it says something. @returns the link of what was sent */
  async function send(campanhaId: number, dados: Parameters<typeof buildInscricao>[0], recording = '') {
    const form = new FormData()
    form.set('dados', JSON.stringify(buildInscricao(dados)))
    if (recording !== '') {
      const bytes = Buffer.concat([
        Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
        Buffer.from(`....webm ${recording}`),
      ])
      form.set(videoField(PERGUNTA_DE_VIDEO.id), new Blob([bytes]), 'resposta.webm')
    }
    const address = `10.${100 + (senders >> 8)}.${senders++ & 255}.7`
    const response = await api.request(`/talento/v1/publico/campanhas/${campanhaId}/inscricoes`, {
      method: 'POST',
      body: form,
      headers: { 'x-forwarded-for': address },
    })
    if (response.status !== 200) throw new Error(`the form answered ${response.status}`)
    return ((await response.json()) as { data: { acompanhamento: string } }).data.acompanhamento
  }

  /** Who may be one of these names: both names, and the pair. */
  const listPares = (nomes: readonly string[]) =>
    ask<{ id: number; nome: string; outro: string }>(
      `select s.id, t.nome, o.nome as outro from semelhanca s join talento t on t.id = s.talento_id
         join talento o on o.id = s.outro_id
       where t.nome = any($1) and o.nome = any($1) and s.separada_em is null order by s.id`,
      [nomes],
    )
  const decide = async (id: number, decisao: 'juntas' | 'separadas') => {
    const { status, body } = await api.call(
      'decideSemelhanca',
      { params: { id }, body: { decisao } },
      { token },
    )
    if (status !== 200) throw new Error(`deciding answered ${status}`)
    return body.data.fusaoId ?? 0
  }
  /** Two of these names, who may be one. @returns the merge */
  async function join(nomes: readonly string[]): Promise<number> {
    const [par] = await listPares(nomes)
    return decide(par?.id ?? 0, 'juntas')
  }
  const part = async (fusaoId: number) =>
    (await api.call('undoFusao', { params: { id: fusaoId } }, { token })).status

  /** What each of them has of applications, with all that hangs on these, and who each may be one with. */
  async function readAll(nomes: readonly string[]): Promise<Record<string, unknown>> {
    const rows = await ask<{ nome: string; tem: unknown }>(
      `select t.nome, jsonb_build_object(
         'inscricoes', (select jsonb_agg(to_jsonb(i) - array['versao', 'chave_antiga', 'aderencia', 'aderencia_detalhe'] || jsonb_build_object(
             'respostas', (select jsonb_agg(r order by r.id) from resposta r where r.inscricao_id = i.id),
             'mensagens', (select jsonb_agg(m.id order by m.id) from mensagem m where m.inscricao_id = i.id and m.talento_id = t.id),
             'etapas', (select jsonb_agg(m order by m.mensagem_id) from mensagem_da_etapa m where m.inscricao_id = i.id),
             'cartas', (select jsonb_agg(a.id order by a.id) from avaliacao a where a.inscricao_id = i.id),
             'envios', (select jsonb_agg(jsonb_build_array(d.id, d.talento_id, d.fez_inscricao, d.fez_talento, d.arquivo_ids)
               order by d.id) from declaracao d where d.inscricao_id = i.id)
           ) order by i.id) from inscricao i where i.talento_id = t.id),
         'soltos', (select count(*) from mensagem m join inscricao i on i.id = m.inscricao_id
           where m.talento_id = t.id and i.talento_id <> t.id),
         'semelhantes', (select jsonb_agg(jsonb_build_array(a.nome, b.nome, s.motivo, s.separada_em) order by a.nome, b.nome)
           from semelhanca s join talento a on a.id = s.talento_id join talento b on b.id = s.outro_id
           where t.id in (s.talento_id, s.outro_id))) as tem
       from talento t where t.nome = any($1) order by t.nome`,
      [nomes],
    )
    return Object.fromEntries(rows.map(({ nome, tem }) => [nome, tem]))
  }

  return { ask, send, listPares, decide, join, part, readAll }
}
