import { formatCep, isCep } from '@seleta/regras/cep'
import { formatCnpj, isCnpj, typedCnpj } from '@seleta/regras/cnpj'
import { formatCpf, isCpf } from '@seleta/regras/cpf'
import { isDia, maskDia, typedDia } from '@seleta/regras/dia'
import { fillPattern, onlyDigits } from '@seleta/regras/digits'
import { maskDinheiro } from '@seleta/regras/dinheiro'
import { isTelefone, maskTelefone, typedTelefone } from '@seleta/regras/telefone'
import { isCardNumber } from './card-number'

/**
 * How one kind of text is typed into a field. What the text is, and when it is right, is said by its rule in
 * @seleta/regras; RG and card number are masks and nothing else. All functions are pure and never throw.
 */
export interface Mask {
  /** Any text → the text as shown, also while it is half typed. `format(format(x)) === format(x)`. */
  format: (text: string) => string
  /** Shown text → the bare characters that go on the wire. */
  parse: (text: string) => string
  /** Whether the text is whole and, where there are check digits, right. */
  isComplete: (text: string) => boolean
  /** Keyboard of a phone. */
  inputMode: 'numeric' | 'tel' | 'text' | 'decimal'
  placeholder: string
}

export type MaskName = 'cpf' | 'cnpj' | 'telefone' | 'cep' | 'rg' | 'dinheiro' | 'data' | 'cartao'

const digitsUpTo = (size: number) => (text: string) => onlyDigits(text).slice(0, size)

/** Up to eight digits and a last character that may be X, as most states print it. */
function rgChars(text: string): string {
  let rg = ''
  for (const sign of text.toUpperCase().replaceAll(/[^0-9X]/g, '')) {
    if (rg.length === 8 || (rg.length < 8 && sign !== 'X')) rg += sign
  }
  return rg
}

/** The masks of spec section 5: CPF, CNPJ, phone, CEP, RG, BRL money, date, card number. */
export const masks: Record<MaskName, Mask> = {
  cpf: {
    parse: digitsUpTo(11),
    format: formatCpf,
    isComplete: isCpf,
    inputMode: 'numeric',
    placeholder: '000.000.000-00',
  },
  cnpj: {
    parse: typedCnpj,
    format: formatCnpj,
    isComplete: isCnpj,
    inputMode: 'text',
    placeholder: '00.000.000/0000-00',
  },
  telefone: {
    parse: typedTelefone,
    format: maskTelefone,
    isComplete: isTelefone,
    inputMode: 'tel',
    placeholder: '(11) 90000-0000',
  },
  cep: {
    parse: digitsUpTo(8),
    format: formatCep,
    isComplete: isCep,
    inputMode: 'numeric',
    placeholder: '00000-000',
  },
  rg: {
    parse: rgChars,
    format: (text) => fillPattern('##.###.###-#', rgChars(text)),
    isComplete: (text) => rgChars(text).length >= 7,
    inputMode: 'text',
    placeholder: '00.000.000-0',
  },
  dinheiro: {
    parse: (text) => maskDinheiro(text).replaceAll('.', ''),
    format: maskDinheiro,
    isComplete: (text) => /\d/.test(text),
    inputMode: 'decimal',
    placeholder: '0,00',
  },
  data: {
    parse: typedDia,
    format: maskDia,
    isComplete: isDia,
    inputMode: 'numeric',
    placeholder: 'dd/mm/aaaa',
  },
  cartao: {
    parse: digitsUpTo(19),
    format: (text) => fillPattern('#### #### #### #### ###', onlyDigits(text)),
    isComplete: isCardNumber,
    inputMode: 'numeric',
    placeholder: '0000 0000 0000 0000',
  },
}
