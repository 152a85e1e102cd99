import { expect, it } from 'vitest';
import { isCutValue } from '../../../../src/creditReport/layouts/labels/cutValues';

it.each([
  ['Pay Status', 'Current; Paid or Paying as', 'Agreed'],
  ['Payment Status:', 'Account 60', 'days or more past due'],
  ['Original Creditor Name', 'CASCADE VETERINARY', 'CLINIC'],
  ['Collection Agency', 'OAK & ELM', 'RECOVERY'],
])('a value goes on: %s, %s, %s', (label, value, next) => {
  expect(isCutValue(label, value, next)).toBe(true);
});

it.each([
  ['Pay Status', 'Current; Paid or Paying as', 'Responsibility'],
  ['Pay Status', 'Current; Paid', 'Agreed'],
  ['Balance', 'Current; Paid or Paying as', 'Agreed'],
  ['Original Creditor Name', 'CASCADE VETERINARY', 'COLLECTION'],
  ['Original Creditor Name', 'CASCADE VETERINARY', 'INDIVIDUAL'],
  ['Original Creditor Name', 'CASCADE VETERINARY', 'COLLECTIONS'],
  ['Original Creditor Name', 'CASCADE VETERINARY', 'BALANCE'],
  ['Original Creditor Name', 'CASCADE VETERINARY', 'OAK BANK'],
  ['Original Creditor Name', 'Cascade Veterinary', 'CLINIC'],
  ['Original Creditor Name', 'SPRINT', 'CLINIC'],
  ['Address', 'CASCADE VETERINARY', 'CLINIC'],
])('a value is whole: %s, %s, %s', (label, value, next) => {
  expect(isCutValue(label, value, next)).toBe(false);
});
