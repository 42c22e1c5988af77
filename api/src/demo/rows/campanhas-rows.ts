import { isPublicada, QUADROS } from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { toCampanhaColumns } from '../../domain/campanha/campanha'
import type { Demo } from '../build-demo'
import type { CampanhaDemo } from '../campanhas/campanha-demo'
import { HOUR } from '../draw/tempo'
import { type Ids, idAt } from './ids'
import { insertLinhas, type Linha } from './insert-rows'

/** Writes the campaigns with questions, job boards and stages. */
export async function insertCampanhas(trx: Kysely<Database>, demo: Demo, ids: Ids): Promise<void> {
  const { campanhas } = demo
  const place = campanhas.map((campanha, index) => ({
    campanha,
    index,
    chaves: { empresaId: ids.empresa, campanhaId: idAt(ids.campanhas, index) },
  }))
  await insertLinhas(
    trx,
    'campanha',
    place.map(({ campanha, chaves }) => toCampanhaLinha(campanha, chaves, ids)),
  )
  const publicadas = place.filter(({ campanha }) => isPublicada(campanha.dado.situacao))
  await insertLinhas(
    trx,
    'pergunta',
    publicadas.flatMap(({ campanha, index, chaves }) =>
      campanha.rascunho.vaga.perguntas.map((pergunta, ordem) => ({
        id: idAt(ids.perguntas[index], ordem),
        ...chaves,
        chave: pergunta.id,
        tipo: pergunta.tipo,
        titulo: pergunta.title,
        opcoes: pergunta.tipo === 'MULTIPLA' ? pergunta.opcoes : [],
        duracao: pergunta.tipo === 'VIDEO' ? pergunta.duracao : null,
        obrigatoria: pergunta.obrigatoria,
        efeito: pergunta.efeito,
        ordem,
        criadaEm: new Date(pergunta.criadaEm),
        versao: 1,
      })),
    ),
  )
  await insertLinhas(
    trx,
    'publicacao',
    publicadas.flatMap(({ campanha, chaves }) =>
      QUADROS.map((quadro) => ({
        ...chaves,
        quadro,
        estado: estadoDoQuadro(campanha, campanha.rascunho.quadros.includes(quadro)),
        tentativas: 0,
        tentarDepoisDe: new Date(campanha.publicadaEm),
        alteradaEm: new Date(campanha.paradaEm ?? campanha.publicadaEm),
      })),
    ),
  )
  await insertLinhas(
    trx,
    'etapa',
    publicadas.flatMap(({ campanha, index, chaves }) =>
      campanha.etapas.map((etapa, ordem) => ({
        id: idAt(ids.etapas[index], ordem),
        ...chaves,
        nome: etapa.nome,
        cor: etapa.cor,
        ordem: ordem + 1,
        tipo: etapa.tipo,
        mensagemNotificacao: etapa.mensagem,
        contatoEmail: true,
        contatoWhatsapp: etapa.isWhatsapp,
        contatoSms: false,
        limiteDias: etapa.limiteDias,
        criadaEm: new Date(campanha.publicadaEm),
        qtd: 0,
      })),
    ),
  )
}

function toCampanhaLinha(
  campanha: CampanhaDemo,
  { empresaId, campanhaId }: { empresaId: number; campanhaId: number },
  ids: Ids,
): Linha<'campanha'> {
  const { dado, rascunho, criadaEm, publicadaEm, paradaEm } = campanha
  const { conteudo, ...columns } = toCampanhaColumns(rascunho)
  const isRascunho = dado.situacao === 'RASCUNHO'
  const at = (situacao: typeof dado.situacao) =>
    dado.situacao === situacao && paradaEm !== null ? new Date(paradaEm) : null
  return {
    id: campanhaId,
    empresaId,
    usuarioId: idAt(ids.usuarios, Math.min(dado.responsavel, ids.usuarios.length - 1)),
    ...columns,
    conteudo: JSON.parse(conteudo) as Record<string, unknown>,
    situacao: dado.situacao,
    ultimoPasso: dado.ultimoPasso ?? 'publicar-campanha',
    versao: isRascunho ? 3 : 2,
    criadaEm: new Date(criadaEm),
    alteradaEm: new Date(paradaEm ?? (isRascunho ? publicadaEm - HOUR : publicadaEm)),
    publicadaEm: isRascunho ? null : new Date(publicadaEm),
    encerradaEm: at('ENCERRADA'),
    qtdTalentos: 0,
    qtdFinalizados: 0,
  }
}

/**
 * The delivery takes it from here: a job board that is on waits to be sent to, a paused or ended campaign is taken down.
 */
function estadoDoQuadro({ dado }: CampanhaDemo, isLigado: boolean) {
  if (!isLigado) return 'DESLIGADO' as const
  return dado.situacao === 'PUBLICADA' ? ('LIGADO' as const) : ('FORA' as const)
}
