import type { Office } from './campanhas'

/** What stands around a person, one of each, for tests that name it. */

/** A stage of a model. */
export const ETAPA = {
  nome: 'Triagem',
  cor: '#336699',
  tipo: null,
  limiteDias: null,
  mensagemNotificacao: '',
  contato: {},
}

/** A note and a deleted one, a test result with its file, a video answer and a saved filter. */
export async function seedDossie(office: Office, identificador: string): Promise<Record<string, number>> {
  const { api, token, empresaId, usuarioId } = office
  const write = async () =>
    (await api.call('createNota', { params: { identificador }, body: { texto: 'nossa' } }, { token })).body
      .data.id
  const notaExcluida = await write()
  await api.call('deleteNota', { params: { id: notaExcluida } }, { token })
  const body = { tela: 'cesta', nome: 'nosso', consulta: {} } as const
  const filtro = await api.call('createFiltroSalvo', { body }, { token })
  const processo = { body: { nome: 'a', etapas: [ETAPA] } }
  const modelo = await api.call('createProcessoModelo', processo, { token })
  const { rows } = await api.pool.query<Record<string, number>>(
    `with a as (insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo)
       values ($1, 'x', 'video/webm', 1, '', 'x') returning id),
     r as (insert into resultado_teste (empresa_id, talento_id, teste_id, resultado, data, usuario_id, arquivo_id)
       select $1, t.id, 55544, 50, '2026-11-01', $2, a.id from talento t, a returning id),
     q as (insert into pergunta (empresa_id, campanha_id, chave, tipo, titulo)
       select $1, campanha_id, gen_random_uuid(), 'VIDEO', 'x' from inscricao returning id),
     m as (insert into importacao (empresa_id, arquivo, colunas, estado) values ($1, 'x', '[]', 'concluida') returning id),
     f as (insert into fusao (empresa_id, talento_id, via, motivo, antes, depois, chegou)
       select $1, t.id, 'recrutador', 'email', '{}', '{}', '{}' from talento t returning id),
     c as (insert into correcao (empresa_id, talento_id, usuario_id, antes, depois)
       select $1, t.id, $2, '{}', '{}' from talento t returning id),
     v as (insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, arquivo_id)
       select $1, i.id, q.id, '""', a.id from inscricao i, q, a returning id),
     t as (insert into mensagem_modelo (empresa_id, nome, texto) values ($1, 'a', 'b') returning id)
     select r.id as resultado, v.id as video, m.id as importacao, f.id as fusao, c.id as correcao, t.id as "mensagemModelo"
       from r, v, m, f, c, t`,
    [empresaId, usuarioId],
  )
  return {
    nota: await write(),
    notaExcluida,
    filtro: filtro.body.data.id,
    processoModelo: modelo.body.data.id,
    ...rows[0],
  }
}

/** Somebody who may be the same person, and what an application says of the first with its file. */
export async function seedIncerto(office: Office): Promise<Record<string, number | string>> {
  const { rows } = await office.api.pool.query<{ semelhanca: number; declaracao: string }>(
    `with a as (insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo)
       values ($1, 'x', 'application/pdf', 1, '', '%PDF-') returning id),
     t as (insert into talento (empresa_id, nome) values ($1, 'Parecida') returning id),
     s as (insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
       select $1, t.id, i.talento_id, 'nome' from t, (select talento_id from inscricao limit 1) i returning id),
     d as (insert into declaracao (empresa_id, talento_id, inscricao_id, fez_talento, fez_inscricao, pessoa, curriculo_id)
       select $1, i.talento_id, i.id, false, false, '{}', a.id from a, (select * from inscricao limit 1) i
       returning identificador)
     select s.id as semelhanca, d.identificador as declaracao from s, d`,
    [office.empresaId],
  )
  return { ...rows[0] }
}
