/** Digits with a dot between thousands: '1234567' → '1.234.567'. */
export const partThousands = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, '.')
