import { listBairros } from '../lugares/bairros'
import { drawCep } from '../lugares/cep'
import type { Lugar } from '../lugares/lugares'
import type { Draw } from '../draw/draw'
import { drawCelular, drawTelefoneFixo } from './documentos'
import { toAscii } from './words'
import type { PessoaDemo } from './pessoa'

/** Domains that mail never leaves for (RFC 2606). */
const DOMINIOS = ['example.com', 'example.com', 'example.net', 'example.org'] as const

/** Parts of a name that people leave out of an address. */
const FORA_DO_EMAIL = new Set(['da', 'de', 'do', 'dos', 'das', 'Júnior', 'Filho', 'Neto'])

const RUAS =
  'Rua das Acácias, Rua Sete de Setembro, Avenida Brasil, Rua XV de Novembro, Rua São Pedro, Rua Tiradentes, Avenida Getúlio Vargas, Rua Dom Pedro II, Rua das Palmeiras, Travessa São Jorge, Rua Marechal Deodoro, Avenida Rio Branco, Rua José Bonifácio, Rua Duque de Caxias, Rua da Paz, Rua Treze de Maio, Alameda dos Ipês, Rua Santos Dumont, Rua Padre Anchieta, Rua Barão do Rio Branco'.split(
    ', ',
  )

/**
 * An address that nobody else of the demo has.
 * @param taken addresses given out so far; the new one is added
 */
export function drawEmail(draw: Draw, nome: string, ano: number, taken: Set<string>): string {
  const partes = nome
    .split(' ')
    .filter((parte) => !FORA_DO_EMAIL.has(parte))
    .map(toAscii)
  const primeiro = partes[0] ?? 'contato'
  const ultimo = partes.at(-1) ?? 'contato'
  const inicial = partes[1]?.charAt(0) ?? ''
  const anoCurto = String(ano % 100).padStart(2, '0')
  const moldes = [
    `${primeiro}.${ultimo}`,
    `${primeiro}${ultimo}`,
    `${primeiro}${ultimo}${anoCurto}`,
    `${primeiro}.${inicial}${ultimo}`,
    `${primeiro.charAt(0)}.${ultimo}${ano}`,
    `${ultimo}.${primeiro}`,
    `${primeiro}_${ultimo}${draw.int(1, 99)}`,
  ]
  const dominio = draw.pick(DOMINIOS)
  const livre = draw.sample(moldes, moldes.length).find((local) => !taken.has(`${local}@${dominio}`))
  const email = `${livre ?? `${primeiro}.${ultimo}${taken.size}`}@${dominio}`
  taken.add(email)
  return email
}

export type Contato = Pick<
  PessoaDemo,
  'email' | 'telefone' | 'telefoneResidencial' | 'bairro' | 'cep' | 'endereco'
>

/** Ways to reach a person: some have no e-mail, some no phone, never neither. */
export function drawContato(
  draw: Draw,
  { nome, ano, lugar, emails }: { nome: string; ano: number; lugar: Lugar; emails: Set<string> },
): Contato {
  const semEmail = draw.chance(ano < 1980 ? 0.14 : 0.05)
  const semTelefone = !semEmail && draw.chance(0.04)
  const hasEndereco = draw.chance(0.7)
  return {
    email: semEmail ? null : drawEmail(draw, nome, ano, emails),
    telefone: semTelefone ? null : drawCelular(draw, lugar.ddd),
    telefoneResidencial: draw.chance(0.14) ? drawTelefoneFixo(draw, lugar.ddd) : null,
    bairro: draw.chance(0.85) ? draw.pick(listBairros(lugar.id)) : null,
    cep: hasEndereco ? drawCep(draw, lugar) : null,
    endereco: hasEndereco && draw.chance(0.6) ? `${draw.pick(RUAS)}, ${draw.int(12, 1980)}` : null,
  }
}
