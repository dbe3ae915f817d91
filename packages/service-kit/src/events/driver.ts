import type { mongo } from 'mongoose';

export type ChangeStream<T extends mongo.Document> = mongo.ChangeStream<T, mongo.ChangeStreamDocument<T>>;
export type ChangeStreamInsertDocument<T extends mongo.Document> = mongo.ChangeStreamInsertDocument<T>;
