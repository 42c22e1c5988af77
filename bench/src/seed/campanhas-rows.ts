import { diaInBrazil } from '@seleta/regras/dia'
import { initialEtapas } from '../../../api/src/domain/etapa/initial-etapas'
import { DAY } from '../../../api/src/demo/draw/tempo'
import { choose, type EmpresaSeed, mix } from './empresa-seed'
import { toMomento, type Valor } from './copy-rows'
import type { Moldes } from './moldes'

export type Situacao = 'RASCUNHO' | 'PUBLICADA' | 'PAUSADA' | 'ENCERRADA'

/** Stages of every campaign that is not a draft, in order. */
export const ETAPAS_POR_CAMPANHA = initialEtapas.length

const CAMPANHA = 11

/** What is computed of campaign n: other tables need it too. */
export function describeCampanha(empresa: EmpresaSeed, n: number) {
  const share = mix(100, CAMPANHA, n, 1)
  // The first one holds the long board and is open.
  const situacao: Situacao =
    n === 0
      ? 'PUBLICADA'
      : share < 6
        ? 'RASCUNHO'
        : share < 36
          ? 'PUBLICADA'
          : share < 44
            ? 'PAUSADA'
            : 'ENCERRADA'
  const idade = situacao === 'ENCERRADA' ? 60 + mix(640, CAMPANHA, n, 2) : 2 + mix(70, CAMPANHA, n, 3)
  const publicadaEm = empresa.now - idade * DAY - mix(DAY, CAMPANHA, n, 4)
  return { id: empresa.base.campanha + n, situacao, publicadaEm, duracao: Math.min(idade, 50) * DAY }
}

export const CAMPANHA_COLUNAS = [
  'id',
  'empresa_id',
  'usuario_id',
  'situacao',
  'nome',
  'nome_empresa',
  'inicio',
  'fechamento',
  'quantidade_vagas',
  'area_interesse',
  'palavra_chave',
  'exclusivo_pcd',
  'observacao',
  'descricao',
  'enviar_catho',
  'localidade',
  'conteudo',
  'criada_em',
  'alterada_em',
  'publicada_em',
  'encerrada_em',
] as const

export function* campanhaRows(empresa: EmpresaSeed, moldes: Moldes): Generator<Valor[]> {
  for (let n = 0; n < empresa.tamanho.campanhas; n++) {
    const { id, situacao, publicadaEm, duracao } = describeCampanha(empresa, n)
    const { colunas } = choose(moldes.campanhas, CAMPANHA, n, 5)
    const lugar = choose(moldes.lugares, CAMPANHA, n, 6)
    const isRascunho = situacao === 'RASCUNHO'
    const fim = toMomento(publicadaEm + duracao)
    yield [
      id,
      empresa.id,
      empresa.usuarioId,
      situacao,
      `${colunas.nome} · ${lugar.nome} ${1000 + n}`,
      colunas.nomeEmpresa,
      isRascunho ? null : diaInBrazil(publicadaEm),
      diaInBrazil(
        situacao === 'ENCERRADA' ? publicadaEm + duracao : empresa.now + (1 + mix(60, CAMPANHA, n, 7)) * DAY,
      ),
      1 + mix(20, CAMPANHA, n, 8),
      colunas.areaInteresse,
      colunas.palavraChave,
      colunas.exclusivoPcd,
      colunas.observacao,
      colunas.descricao,
      colunas.enviarCatho,
      colunas.localidade,
      colunas.conteudo,
      toMomento(publicadaEm - DAY),
      toMomento(publicadaEm),
      isRascunho ? null : toMomento(publicadaEm),
      situacao === 'ENCERRADA' ? fim : null,
    ]
  }
}

export const ETAPA_COLUNAS = [
  'id',
  'empresa_id',
  'campanha_id',
  'nome',
  'cor',
  'ordem',
  'tipo',
  'mensagem_notificacao',
  'contato_email',
  'criada_em',
] as const

/** Stage m of campaign n has the id `base.etapa + n * ETAPAS_POR_CAMPANHA + m`. */
export const etapaId = (empresa: EmpresaSeed, n: number, m: number) =>
  empresa.base.etapa + n * ETAPAS_POR_CAMPANHA + m

export function* etapaRows(empresa: EmpresaSeed): Generator<Valor[]> {
  for (let n = 0; n < empresa.tamanho.campanhas; n++) {
    const { id, situacao, publicadaEm } = describeCampanha(empresa, n)
    if (situacao === 'RASCUNHO') continue
    for (const [m, etapa] of initialEtapas.entries()) {
      yield [
        etapaId(empresa, n, m),
        empresa.id,
        id,
        etapa.nome,
        etapa.cor,
        etapa.ordem,
        etapa.tipo,
        etapa.mensagemNotificacao,
        true,
        toMomento(publicadaEm),
      ]
    }
  }
}
