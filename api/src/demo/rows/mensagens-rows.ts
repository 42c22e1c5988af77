import { addresses } from '@seleta/public-pages/data/addresses'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ENCERRAMENTO } from '../../domain/mensagem/enqueue-mensagens'
import { composeMensagem } from '../../domain/mensagem/mensagem'
import type { Demo } from '../build-demo'
import type { MensagemDemo } from '../processo/build-mensagens'
import { MINUTE } from '../draw/tempo'
import { type Ids, idAt, idOrNull } from './ids'
import { insertLinhas } from './insert-rows'
import { chavesDe } from './processo-rows'

/**
 * Writes the outbox, with the product's own way of filling in a message.
 * @param publicUrl address behind {{link}}
 */
export async function insertMensagens(
  trx: Kysely<Database>,
  demo: Demo,
  ids: Ids,
  publicUrl: string,
): Promise<void> {
  await insertLinhas(
    trx,
    'mensagem',
    demo.mensagens.map((mensagem, index) => {
      const inscricao = demo.inscricoes[mensagem.inscricao]
      const campanha = demo.campanhas[inscricao?.campanha ?? -1]
      const pessoa = demo.pessoas[inscricao?.pessoa ?? -1]
      if (inscricao === undefined || campanha === undefined || pessoa === undefined)
        throw new RangeError(`Message ${index} is about nobody.`)
      const chaves = chavesDe(inscricao, ids)
      const etapaId = idOrNull(ids.etapas[inscricao.campanha], mensagem.etapa)
      const { destinatario, assunto, corpo } = composeMensagem(
        {
          ...chaves,
          inscricaoId: idAt(ids.inscricoes, mensagem.inscricao),
          nome: pessoa.nome,
          email: pessoa.email,
          telefone: pessoa.telefone,
          vaga: campanha.rascunho.nome,
          empresa: campanha.rascunho.nomeEmpresa,
        },
        {
          tipo: mensagem.tipo,
          canal: mensagem.canal,
          texto: textoDe(mensagem, campanha),
          usuarioId: idOrNull(ids.usuarios, mensagem.usuario),
          link: `${publicUrl}${addresses.vaga(chaves.campanhaId)}`,
        },
      )
      return {
        id: idAt(ids.mensagens, index),
        identificador: mensagem.identificador,
        ...chaves,
        inscricaoId: idAt(ids.inscricoes, mensagem.inscricao),
        etapaId,
        publico: 'candidato' as const,
        tipo: mensagem.tipo,
        canal: mensagem.canal,
        destinatario,
        assunto: assunto ?? '',
        corpo,
        estado: mensagem.estado,
        enviarDepoisDe: new Date(mensagem.criadaEm + (mensagem.tipo === 'etapa' ? 2 * MINUTE : 0)),
        tentativas: TENTATIVAS[mensagem.estado],
        erro: mensagem.erro,
        usuarioId: idOrNull(ids.usuarios, mensagem.usuario),
        criadaEm: new Date(mensagem.criadaEm),
        alteradaEm: new Date(mensagem.enviadaEm ?? mensagem.criadaEm),
        enviadaEm: mensagem.enviadaEm === null ? null : new Date(mensagem.enviadaEm),
      }
    }),
  )
}

const TENTATIVAS: Readonly<Record<MensagemDemo['estado'], number>> = {
  enviada: 1,
  erro: 1,
  sem_canal: 0,
  pendente: 0,
}

function textoDe({ tipo, etapa }: MensagemDemo, campanha: Demo['campanhas'][number]): string {
  if (tipo === 'encerramento') return ENCERRAMENTO
  if (tipo === 'confirmacao') return campanha.rascunho.vaga.candidatoContato.mensagem
  return campanha.etapas[etapa ?? -1]?.mensagem ?? ''
}
