import type { Duplicado, DuplicadosBody, EntradaAnswer, TalentoNovoBody } from '@seleta/contract/entrada'
import type { Origem } from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Database } from '../../../database/schema'
import { ConflictError, InvalidError } from '../../../ground/domain-error'
import type { Autor } from '../../../ground/autor'
import { checkCurriculo, TIPOS_CURRICULO, nameCurriculo } from '../../../ground/files/curriculo-arquivo'
import { createInscricoesRepository } from '../../../domain/inscricao/inscricoes-repository'
import { normalizeTelefone } from '../../../ground/contacts/normalize-contato'
import { readCatalogos, type Catalogos } from '../../../ground/catalogos/nomes-do-catalogo-repository'
import { createEntradaRepository } from '../../../domain/talento/entrada-repository'
import { enterPessoas, type Entrada } from '../../../domain/talento/enter-pessoas'
import { findSame, shareKey } from '../../../domain/talento/find-same'
import { lockCampanhaAberta } from '../../../domain/campanha/campanha'
import type { Pessoa } from '../../../domain/talento/pessoa'
import { readPessoa, type PessoaTexto } from '../../../domain/talento/read-pessoa'

/** One person at a time: by a recruiter's hand, or by an automated origin (product 42). */
export function createEntradaService(db: Kysely<Database>) {
  return {
    /**
     * A recruiter enters a person. Somebody known gets what is new instead of a second entry.
     * @param curriculo the file's bytes, null without one; replaces an older one
     * @throws InvalidError, UnsupportedFileError, TooLargeError naming the field; NotFoundError for the campaign
     */
    async create(
      { empresaId, usuarioId }: Autor,
      body: TalentoNovoBody,
      curriculo: Buffer | null,
    ): Promise<EntradaAnswer> {
      const tipo = checkCurriculo(curriculo)
      const pessoa = assertPessoa(body, await readCatalogos(db))
      return db.transaction().execute(async (trx) => {
        const answer = await enterOne(
          trx,
          { empresaId, via: 'recrutador', origem: 'MANUAL', usuarioId },
          body.idCampanha,
          pessoa,
        )
        if (curriculo !== null && tipo !== null) {
          await createInscricoesRepository(trx).setCurriculo(
            empresaId,
            answer.talentoId,
            nameCurriculo(pessoa.nome, tipo),
            TIPOS_CURRICULO[tipo],
            curriculo,
          )
          if (answer.publica.resultado === 'unida')
            await createEntradaRepository(trx).refreshDepois(empresaId, answer.talentoId)
        }
        return answer.publica
      })
    },

    /**
     * An automated origin sends a person, told by the company's key.
     * @param origem of the address
     * @throws InvalidError naming the fields; NotFoundError, ConflictError for the campaign
     */
    async receive(
      empresaId: number,
      origem: Exclude<Origem, 'MANUAL'>,
      idCampanha: number | null,
      texto: PessoaTexto,
    ): Promise<EntradaAnswer> {
      const pessoa = assertPessoa(texto, await readCatalogos(db))
      return db.transaction().execute(async (trx) => {
        const entrada = { empresaId, via: 'origem' as const, origem, usuarioId: null }
        return (await enterOne(trx, entrada, idCampanha, pessoa)).publica
      })
    },

    /** People known who share e-mail, phone or CPF, whoever would be joined first (warning of the form). */
    async findDuplicados(empresaId: number, body: z.output<typeof DuplicadosBody>): Promise<Duplicado[]> {
      const chaves = {
        ...VAZIA,
        nome: body.nome,
        email: body.email.trim() || null,
        telefone: normalizeTelefone(body.telefone),
        cpf: body.cpf.replaceAll(/\D/g, '').length === 11 ? body.cpf.replaceAll(/\D/g, '') : null,
      }
      const conhecidas = await createEntradaRepository(db).listConhecidas(empresaId, 'MANUAL', [chaves])
      const encontro = findSame(chaves, conhecidas)
      return conhecidas
        .flatMap((pessoa): Duplicado[] => {
          const motivo = shareKey(chaves, pessoa)
          if (motivo === null) return []
          const isMesma = encontro.tipo === 'mesma' && encontro.pessoa.id === pessoa.id
          return [{ identificador: pessoa.identificador, nome: pessoa.nome, motivo, isMesma }]
        })
        .toSorted((a, b) => Number(b.isMesma) - Number(a.isMesma))
        .slice(0, 5)
    },
  }
}

const VAZIA: Pessoa = {
  nome: '',
  email: null,
  telefone: null,
  cpf: null,
  referencia: null,
  nascimento: null,
  cidadeId: null,
  formacao: null,
  curso: '',
  tempoExperiencia: null,
  ultimoCargo: '',
  ultimaEmpresa: '',
  funcaoId: null,
  idiomas: [],
  habilidades: [],
  sobre: '',
}

/** @throws InvalidError naming every wrong field */
function assertPessoa(texto: PessoaTexto, catalogos: Catalogos): Pessoa {
  const lida = readPessoa(texto, catalogos)
  if (lida.campos !== undefined) throw new InvalidError('Confira os campos destacados.', lida.campos)
  return lida.pessoa
}

async function enterOne(
  trx: Kysely<Database>,
  entrada: Omit<Entrada, 'campanha' | 'importacaoId'>,
  idCampanha: number | null,
  pessoa: Pessoa,
): Promise<{ talentoId: number; publica: EntradaAnswer }> {
  const campanha = idCampanha === null ? null : await lockCampanhaAberta(trx, entrada.empresaId, idCampanha)
  const [result] = await enterPessoas(trx, { ...entrada, campanha, importacaoId: null }, [pessoa])
  if (result === undefined || result.tipo === 'recusada')
    throw new ConflictError(result?.motivo ?? 'Não foi possível gravar esta pessoa.', 'pessoa_em_conflito')
  return {
    talentoId: result.talentoId,
    publica: {
      identificador: result.identificador,
      nome: pessoa.nome,
      resultado: result.tipo,
      motivo: result.motivo,
      jaInscrita: campanha !== null && result.inscricaoId === null,
    },
  }
}
