import type { Pool } from 'pg'

const EMPRESAS = 30
/** People of each company. */
const PESSOAS = 30

/**
 * Many companies beside each other, the ones of the test among them: each with people and everything that can hang on
 * one, so that whoever reads another company's rows has something to read.
 */
export async function fillEmpresas(pool: Pool): Promise<void> {
  for (const statement of FILL) await pool.query(statement)
}

const FILL: readonly string[] = [
  `insert into empresa (nome, slug) select 'Vizinha ' || n, 'vizinha-' || n from generate_series(1, ${EMPRESAS}) n`,
  `insert into campanha (empresa_id, nome, situacao, publicada_em, conteudo)
   select id, 'Vaga vizinha', 'PUBLICADA', now(), '{"vaga": {}}' from empresa`,
  `insert into etapa (empresa_id, campanha_id, nome, ordem, tipo) select empresa_id, id, 'Triagem', 1, 'triagem' from campanha`,
  `insert into pergunta (empresa_id, campanha_id, chave, tipo, titulo)
   select empresa_id, id, gen_random_uuid(), 'ABERTA', 'Por quê?' from campanha`,
  // One in ten is hidden, one in ten was told; the nights leave them alone.
  `insert into talento (empresa_id, nome, email, telefone, sobre, habilidades, idiomas, formacao, oculta_em,
     retencao_avisada_em, retencao_desde, guarda_legal)
   select e.id, 'Silva ' || n, 'p' || n || '@vizinha.test', '119' || lpad((n / 2)::text, 8, '0'), 'vendas no balcão',
     '{Excel}', '{Inglês}', 'Ensino Médio', case when n % 10 = 0 then now() end, case when n % 10 < 2 then current_date end, current_date + 3650,
     case when n % 10 < 2 then 'Ação' end
   from empresa e, generate_series(1, ${PESSOAS}) n`,
  `insert into experiencia (empresa_id, talento_id, funcao) select empresa_id, id, 'Vendas' from talento`,
  `insert into formacao_academica (empresa_id, talento_id, curso) select empresa_id, id, 'Letras' from talento`,
  `insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, aderencia)
   select t.empresa_id, e.campanha_id, t.id, e.id, t.id % 100
   from talento t join etapa e on e.empresa_id = t.empresa_id and e.tipo = 'triagem'`,
  `insert into evento (empresa_id, tipo, campanha_id, talento_id, inscricao_id, dados)
   select empresa_id, 'inscricao_criada', campanha_id, talento_id, id, '{"origem": "MANUAL"}' from inscricao`,
  `insert into mensagem (empresa_id, talento_id, inscricao_id, campanha_id, tipo, canal, destinatario, corpo, estado)
   select empresa_id, talento_id, id, campanha_id, t, 'WHATSAPP', 'p' || id || '@vizinha.test', 'Olá', 'enviada'
   from inscricao, unnest('{avulsa,confirmacao}'::text[]) t`,
  `insert into mensagem_da_etapa (inscricao_id, etapa_id, canal, empresa_id, mensagem_id)
   select m.inscricao_id, i.etapa_id, 'EMAIL', m.empresa_id, m.id from mensagem m join inscricao i on i.id = m.inscricao_id
   where m.tipo = 'avulsa'`,
  `insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo) select empresa_id, 'x', 'application/pdf', 1, '', 'x' from talento`,
  `update talento t set curriculo_id = a.id from (select empresa_id, min(id) as id from arquivo group by 1) a
   where a.empresa_id = t.empresa_id and t.nome like 'Silva 1_'`,
  `insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, arquivo_id)
   select i.empresa_id, i.id, p.id, '"sim"', a.id from inscricao i join pergunta p on p.campanha_id = i.campanha_id
     join (select empresa_id, min(id) as id from arquivo group by 1) a on a.empresa_id = i.empresa_id`,
  `insert into declaracao (empresa_id, talento_id, inscricao_id, fez_talento, fez_inscricao, pessoa)
   select empresa_id, talento_id, id, id % 2 = 0, true, '{}' from inscricao`,
  `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
   select t.empresa_id, t.id, o.id, 'telefone' from talento t join talento o
     on o.empresa_id = t.empresa_id and o.telefone = t.telefone and o.id < t.id`,
  `insert into nota (empresa_id, talento_id, texto) select empresa_id, id, 'Ligar' from talento`,
  `insert into usuario (empresa_id, email, nome, senha_hash)
   select id, 'v' || id || '@vizinha.test', 'Vizinha', '' from empresa where nome like 'Vizinha %'`,
  `insert into nota_mencao (empresa_id, nota_id, usuario_id)
   select n.empresa_id, n.id, u.id from nota n join usuario u on u.empresa_id = n.empresa_id and u.nome = 'Vizinha'`,
  `insert into resultado_teste (empresa_id, talento_id, teste_id, resultado, data, arquivo_id)
   select empresa_id, id, 55544, 50, '2026-11-01', curriculo_id from talento`,
  `insert into aviso (empresa_id, chave, tipo, titulo, talento_id) select empresa_id, 'v' || id, 'inscricao', 'Nova', id from talento`,
  `insert into auditoria (empresa_id, acao, alvo) select empresa_id, 'visto', id::text from talento where nome like 'Silva _'`,
  `insert into apagamento (identificador, empresa_id, motivo) select gen_random_uuid(), empresa_id, 'pedido' from talento`,
  `insert into importacao (empresa_id, arquivo, colunas, estado) select id, 'x.csv', '[]', 'concluida' from empresa`,
  `insert into importacao_linha (importacao_id, empresa_id, numero, valores, situacao, talento_id)
   select m.id, t.empresa_id, row_number() over (partition by m.id), '["x"]', 'criada', t.id
   from importacao m join talento t on t.empresa_id = m.empresa_id`,
  `insert into fusao (empresa_id, talento_id, via, motivo, antes, depois, chegou, importacao_id, inscricao_id)
   select i.empresa_id, i.talento_id, 'importacao', 'email', '{}', '{}', '{}', m.id, i.id
   from inscricao i join importacao m on m.empresa_id = i.empresa_id`,
]
