import { sql, type Kysely, type RawBuilder } from 'kysely'
import { emUtc } from '../../../database/hoje'
import { whereTo } from '../../../database/sql/address-of-today'
import { cidadeInWords } from '../../../database/sql/cidade-in-words'
import { arquivosDe } from '../../../database/sql/nomes-de-arquivo'
import type { Database } from '../../../database/schema'
import { hideChaves } from '../../../ground/text/hide-chaves'

/** Everything that is kept about a person at a company, table by table (LGPD, security L4). */
export interface MeusDados {
  readonly empresa: string
  readonly geradoEm: string
  readonly pessoa: Readonly<Record<string, unknown>>
  readonly experiencias: readonly Readonly<Record<string, unknown>>[]
  readonly formacoes: readonly Readonly<Record<string, unknown>>[]
  readonly inscricoes: readonly Readonly<Record<string, unknown>>[]
  readonly respostas: readonly Readonly<Record<string, unknown>>[]
  readonly envios: readonly Readonly<Record<string, unknown>>[]
  readonly testes: readonly Readonly<Record<string, unknown>>[]
  readonly notas: readonly Readonly<Record<string, unknown>>[]
  readonly avaliacoes: readonly Readonly<Record<string, unknown>>[]
  readonly mensagens: readonly (Readonly<Record<string, unknown>> & { readonly texto: string })[]
  readonly arquivos: readonly Readonly<Record<string, unknown>>[]
}

const momento = (column: string) => emUtc(sql.ref(column))

/** What each part says, as JSON; `t` is the person. Only what is named here leaves. */
const PARTS = {
  pessoa: sql`
    json_build_object(
    'nome', t.nome, 'email', t.email, 'telefone', t.telefone, 'telefoneResidencial', t.telefone_residencial,
    'cpf', t.cpf, 'pis', t.pis, 'rg', t.rg, 'nascimento', t.nascimento, 'sexo', t.sexo,
    'estadoCivil', t.estado_civil, 'deficiencia', t.deficiencia, 'sobre', t.sobre, 'cep', t.cep,
    'bairro', t.bairro, 'endereco', t.endereco,
    'cidade', (select ${cidadeInWords('c')} from cidade c where c.id = t.cidade_id),
    'formacao', t.formacao, 'tempoExperiencia', t.tempo_experiencia, 'cnh', t.cnh, 'pretensao', t.pretensao, 'habilidades', t.habilidades,
    'idiomas', t.idiomas, 'origem', t.origem, 'baseLegal', t.base_legal,
    'consentimento', t.consentimento_texto, 'consentimentoEm', ${momento('t.consentimento_em')},
    'consentimentoRevogadoEm', ${momento('t.consentimento_revogado_em')},
    'criadoEm', ${momento('t.criado_em')}, 'atualizadoEm', ${momento('t.atualizado_em')})`,
  experiencias: sql`
    (select coalesce(json_agg(json_build_object(
      'empresa', nome_empresa, 'funcao', funcao, 'atividade', atividade_empresa, 'atribuicoes', atribuicoes,
      'ultimoSalario', ultimo_salario, 'inicio', data_inicial, 'fim', data_final) order by ordem, id), '[]')
    from experiencia where talento_id = t.id)`,
  formacoes: sql`
    (select coalesce(json_agg(json_build_object(
      'curso', curso, 'nivel', nivel, 'instituicao', instituicao, 'situacao', situacao, 'conclusao', ano_conclusao,
      'periodo', periodo) order by ordem, id), '[]')
    from formacao_academica where talento_id = t.id)`,
  inscricoes: sql`
    (select coalesce(json_agg(json_build_object(
      'vaga', p.nome, 'situacao', i.situacao, 'etapa', e.nome, 'origem', i.origem, 'fonte', i.fonte,
      'aderencia', i.aderencia, 'criterios', i.aderencia_detalhe, 'motivoDeEliminacao', i.eliminada_motivo,
      'criadaEm', ${momento('i.criada_em')}, 'naEtapaDesde', ${momento('i.na_etapa_desde')}, 'retiradaEm', ${momento('i.retirada_em')}) order by i.id), '[]')
    from inscricao i join campanha p on p.id = i.campanha_id left join etapa e on e.id = i.etapa_id
    where i.talento_id = t.id)`,
  respostas: sql`
    (select coalesce(json_agg(json_build_object(
      'vaga', p.nome, 'pergunta', q.titulo,
      'resposta', case when q.tipo = 'MULTIPLA' then (
          select json_agg(o->>'title') from jsonb_array_elements(q.opcoes) o where r.valor ? (o->>'id'))
        else r.valor::json end,
      'criadaEm', ${momento('r.criada_em')}) order by r.id), '[]')
    from resposta r join inscricao i on i.id = r.inscricao_id join pergunta q on q.id = r.pergunta_id
      join campanha p on p.id = i.campanha_id
    where i.talento_id = t.id)`,
  envios: sql`
    (select coalesce(json_agg(json_build_object(
      'vaga', p.nome, 'estado', d.estado, 'enviadoEm', ${momento('d.criada_em')}, 'consentimento', d.consentimento,
      'dados', (select json_object_agg(k, v) from jsonb_each(d.pessoa) as x (k, v)
        where k not in ('cidadeId', 'funcaoId', 'referencia') and v not in ('null', '""', '[]'))) order by d.id), '[]')
    from declaracao d join inscricao i on i.id = d.inscricao_id join campanha p on p.id = i.campanha_id
    where d.talento_id = t.id)`,
  testes: sql`
    (select coalesce(json_agg(json_build_object(
      'teste', x.nome, 'resultado', r.resultado, 'data', r.data, 'link', r.link) order by r.id), '[]')
    from resultado_teste r join teste x on x.id = r.teste_id where r.talento_id = t.id)`,
  notas: sql`
    (select coalesce(json_agg(json_build_object(
      'texto', regexp_replace(texto, '@\\[[0-9]+\\]', '@colega', 'g'), 'criadaEm', ${momento('criada_em')}) order by id), '[]')
    from nota where talento_id = t.id)`,
  avaliacoes: sql`
    (select coalesce(json_agg(json_build_object(
      'vaga', p.nome, 'etapa', e.nome, 'versao', a.versao, 'recomendacao', a.recomendacao, 'texto', a.texto,
      'notas', (select json_object_agg(c->>'nome', a.notas->(c->>'id')) from jsonb_array_elements(a.criterios) c),
      'enviadaEm', ${momento('a.enviada_em')}) order by a.id), '[]')
    from inscricao i join avaliacao a on a.empresa_id = i.empresa_id and a.inscricao_id = i.id
      join campanha p on p.id = i.campanha_id join etapa e on e.id = a.etapa_id
    where i.talento_id = t.id)`,
  mensagens: sql`
    (select coalesce(json_agg(json_build_object(
      'canal', canal, 'para', ${whereTo('mensagem', 't')}, 'assunto', assunto, 'texto', corpo, 'estado', estado,
      'criadaEm', ${momento('criada_em')}, 'enviadaEm', ${momento('enviada_em')}) order by id), '[]')
    from mensagem where talento_id = t.id)`,
  arquivos: sql`
    (select coalesce(json_agg(json_build_object(
      'nome', a.nome, 'tipo', a.mime, 'bytes', a.tamanho, 'criadoEm', ${momento('a.criado_em')}) order by a.id), '[]')
    from arquivo a where a.empresa_id = t.empresa_id and a.id = any(array(${sql.raw(arquivosDe('t.id', 't.empresa_id'))})))`,
} satisfies Record<Exclude<keyof MeusDados, 'empresa' | 'geradoEm'>, RawBuilder<unknown>>

/** @returns null when the person is gone */
export async function readMeusDados(
  db: Kysely<Database>,
  empresaId: number,
  talentoId: number,
): Promise<MeusDados | null> {
  const partes = Object.entries(PARTS).map(([nome, part]) => sql`${sql.lit(nome)}, ${part}`)
  const { rows } = await sql<{ dados: MeusDados }>`
    select json_build_object(
      'empresa', (select nome from empresa where id = t.empresa_id),
      'geradoEm', ${emUtc(sql`now()`)},
      ${sql.join(partes)}
    ) as dados
    from talento t where t.id = ${talentoId} and t.empresa_id = ${empresaId}
  `.execute(db)
  const dados = rows[0]?.dados ?? null
  if (dados === null) return null
  // Another mailbox may have been written to about this person; the key in that mail is that mailbox's alone.
  const mensagens = dados.mensagens.map((mensagem) => ({ ...mensagem, texto: hideChaves(mensagem.texto) }))
  return { ...dados, mensagens }
}
