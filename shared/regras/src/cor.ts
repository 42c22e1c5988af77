/** A colour as a stage has it: '#1a2b3c', in either case. */
export const COR = /^#[0-9a-fA-F]{6}$/

export const isCor = (text: string): boolean => COR.test(text)
