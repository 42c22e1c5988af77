import { fillPattern, onlyDigits } from './digits'

/** '13025-000', also while it is half typed. */
export const formatCep = (text: string): string => fillPattern('#####-###', onlyDigits(text))

/** Whether a text, with or without its sign, has the eight digits of a CEP. */
export const isCep = (text: string): boolean => onlyDigits(text).length === 8
